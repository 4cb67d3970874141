import * as v from 'valibot';

const addressSchema = v.object({
  /** A whole address, without parameters. */
  path: v.pipe(v.string(), v.startsWith('/', 'must begin with a slash')),
  page: v.string(),
  /** The pattern it belongs to, for instance `/career/:job`; fixed addresses have none. */
  pattern: v.optional(v.string()),
  /** True when its words lie in a file of their own (`entryFile`). */
  entry: v.optional(v.literal(true)),
});

/**
 * The addresses of one remote: `routes.json` of its build, and `routes` in its `release.json`. They are made from the
 * remote's `src/routes.ts` when it is built.
 */
export const remoteRoutesSchema = v.object({
  addresses: v.array(addressSchema),
  /** Permanent redirects to any address of the site. */
  redirects: v.array(v.object({ from: v.string(), to: v.string() })),
  /** Addresses that were live and are no more; they answer with status 410. */
  gone: v.array(v.string()),
});

export type RemoteRoutes = v.InferOutput<typeof remoteRoutesSchema>;
export type RemoteAddress = v.InferOutput<typeof addressSchema>;

/** Every address that a remote names: those of its pages, those that lead on, those that are gone. */
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
