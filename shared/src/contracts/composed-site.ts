/**
 * What `compose` leaves for whoever serves the site: `pages.json` at the root of a generation.
 * `site/current` is a link to one folder of `site/generations/`; switching it is the deploy.
 */
export interface ComposedSite {
  /** Every page, by its canonical path; `file` is relative to the generation's folder, e.g. `service/web/index.html`. */
  pages: { path: string; file: string }[];
  /** Permanent redirects, e.g. `/v` to `/vision`. */
  redirects: { from: string; to: string }[];
  /** The page for an address that matches nothing, answered with status 404. */
  notFound: string;
}

export const composedSiteFile = 'pages.json';
