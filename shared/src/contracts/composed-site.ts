import * as v from 'valibot';
import { headDataSchema } from './head-data';
import { fileName, pagePath, routePath, versionName } from './outside-names';
import { redirectSchema } from './remote-routes';

/**
 * What `compose` leaves for whoever serves the site: `pages.json` at the root of a snapshot.
 * `site/current` is a link to one folder of `site/snapshots/`.
 */
export const composedSiteSchema = v.object({
  /** Every page, by its canonical path; `file` is relative to the snapshot's folder, e.g. `service/web/index.html`. */
  pages: v.array(
    v.object({
      path: pagePath,
      file: fileName,
      // For the next snapshot, which keeps the pages that have not changed.
      head: v.optional(headDataSchema),
      /** The version of its remote's release that it is made of, and names. */
      release: v.optional(versionName),
      /** That of the shell's. */
      shell: v.optional(versionName),
      /** A hash of the code that composed and checked it. */
      composer: v.optional(v.string()),
    }),
  ),
  /** Permanent redirects, e.g. `/v` to `/vision`. */
  redirects: v.array(redirectSchema),
  /** Addresses that were live and are no more, answered with status 410. */
  gone: v.optional(v.array(routePath), []),
  /** The page for an address that matches nothing, answered with status 404. */
  notFound: fileName,
  /** Headers for every page: the security policy and its like. */
  headers: v.optional(v.record(v.string(), v.string()), {}),
});

export type ComposedSite = v.InferInput<typeof composedSiteSchema>;
export type ComposedPage = ComposedSite['pages'][number];

export const composedSiteFile = 'pages.json';
