import * as v from 'valibot';
import { headDataSchema } from '../site-model/head-data';
import { fileName, pagePath, routePath, versionName } from '../site-model/outside-names';
import { redirectSchema } from '../site-model/remote-routes';

/**
 * `pages.json` at the root of a snapshot, which the composer writes for web servers. `site/current` links to one folder of
 * `site/snapshots/`.
 */
export const composedSiteSchema = v.object({
  /** Every page, by its canonical path; `file` is relative to the snapshot's folder, e.g. `service/web/index.html`. */
  pages: v.array(
    v.object({
      path: pagePath,
      file: fileName,
      // For the next snapshot, which reuses unchanged pages.
      head: v.optional(headDataSchema),
      /** The version of its remote's release, which it is made of and names. */
      release: v.optional(versionName),
      /** The same of the shell. */
      shell: v.optional(versionName),
      /** A hash of the code that composed and checked it. */
      composer: v.optional(v.string()),
    }),
  ),
  /** Permanent redirects, e.g. `/v` to `/vision`. */
  redirects: v.array(redirectSchema),
  /** Removed paths, answered with status 410. */
  gone: v.optional(v.array(routePath), []),
  /** The page for unknown paths, answered with status 404. */
  notFound: fileName,
  /** Headers of every page, for instance the security policy. */
  headers: v.optional(v.record(v.string(), v.string()), {}),
});

export type ComposedSite = v.InferInput<typeof composedSiteSchema>;
export type ComposedPage = ComposedSite['pages'][number];

export const composedSiteFile = 'pages.json';
