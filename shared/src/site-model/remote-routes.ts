import * as v from 'valibot';
import { boundedList, pagePath, redirectTarget, routePath, routePattern } from './outside-names';

/** How many paths one release may name. 5,000 articles and the pages of their list are 5,633. */
export const maxPaths = 10_000;

/** A page's name is that of its file. */
export const pageName = v.pipe(
  v.string(),
  v.maxLength(100),
  v.regex(/^[A-Za-z][\w.-]*$/, 'is not the name of a page'),
);

/** How many patterns one release may have. Each click, and each view that a browser reports, is compared with all of them. */
export const maxPatterns = 500;

const addressSchema = v.object({
  /** A whole path, without parameters. */
  path: pagePath,
  page: pageName,
  /** The pattern it belongs to, for instance `/career/:job`; fixed paths have none. */
  pattern: v.optional(routePattern),
  /** True when its entry is in a file of its own (`entryFile`). */
  entry: v.optional(v.literal(true)),
});

const remedy = '. Divide them between two apps';

export const redirectSchema = v.object({ from: routePath, to: redirectTarget });

/**
 * The routes of one remote: `routes.json` of its build, and `routes` in its `release.json`. They are made from the remote's
 * `src/routes.ts` at build time.
 */
export const remoteRoutesSchema = v.pipe(
  v.object({
    addresses: boundedList(addressSchema, maxPaths, remedy),
    /** Permanent redirects to any path of the site, or, if the operator permits it, to another site. */
    redirects: boundedList(redirectSchema, maxPaths, remedy),
    /** Removed paths, answered with status 410. */
    gone: boundedList(routePath, maxPaths, remedy),
  }),
  v.check(
    (routes) => namedAddresses(routes).length <= maxPaths,
    ({ input }) => `names ${namedAddresses(input).length} paths; a release may name ${maxPaths}${remedy}`,
  ),
  v.check(
    ({ addresses }) => new Set(addresses.flatMap(({ pattern }) => pattern ?? [])).size <= maxPatterns,
    `has more than ${maxPatterns} patterns${remedy}`,
  ),
);

export type RemoteRoutes = v.InferOutput<typeof remoteRoutesSchema>;
export type RemoteAddress = v.InferOutput<typeof addressSchema>;

/** Every path that a remote names: those of its pages, of its redirects, and removed ones. */
export function namedAddresses({
  addresses,
  redirects,
  gone,
}: {
  addresses: { path: string }[];
  redirects: { from: string }[];
  gone: string[];
}): string[] {
  return [...addresses.map(({ path }) => path), ...redirects.map(({ from }) => from), ...gone];
}
