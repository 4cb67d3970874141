/**
 * The mode of the shell's second build, with React's development build: `site dev` shows deployed pages with it, because
 * Fast Refresh needs that React (decision 049). It is in no release.
 */
export const developmentHost = 'development-host';
