/** The id of the element that holds a remote's page and its prerendered HTML. */
export const pageElement = 'remote-page';
