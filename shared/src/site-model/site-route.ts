/** One path of the site: its remote, the exposed page, and the page's entry. */
export interface SiteRoute {
  /** As the remote spells it. */
  path: string;
  remote: string;
  page: string;
  /** The entry of this path, for a page of many entries; undefined where the page has its own texts. */
  entry?: unknown;
  /** The names of the page's islands, if only these are hydrated; undefined where the whole page is. */
  islands?: string[] | undefined;
}

/** The id of the element in each page that contains its own route, so that the browser needs no table to hydrate it. */
export const siteRouteElement = 'page-route';
