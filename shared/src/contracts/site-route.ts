/** One address of the site: the remote that shows it, the page it exposes for that, and the page's entry. */
export interface SiteRoute {
  /** Spelled as the remote spells it. */
  path: string;
  remote: string;
  page: string;
  /** The words of this address, for a page that shows many; undefined where the page has its own. */
  entry?: unknown;
}

/** The id of the element in each page that holds its own route, so that the browser needs no table to hydrate it. */
export const siteRouteElement = 'page-route';
