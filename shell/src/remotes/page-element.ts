/** The element that holds a remote's page; hydration finds the prerendered HTML in it. */
export const pageElement = 'remote-page';
