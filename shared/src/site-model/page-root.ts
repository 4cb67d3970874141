/** The id of the element around a remote's page: the container of the page's React root. */
export const pageElement = 'remote-page';

/** That element without a page, as the layout has it. */
export const emptyPageElement = `<div id="${pageElement}"></div>`;

/** The `identifierPrefix` of the page's root, in the browser and when it is prerendered: its ids differ from the layout's. */
export const pageIdPrefix = 'page-';
