import { appExportsSchema, releasedSharedSchema } from '@site/shared/node/release';
import * as v from 'valibot';

/** The information about an app that its build for Node reports for the release. Not part of the release. */
export const prerenderManifest = 'node/prerender.json';

export const prerenderManifestSchema = v.object({
  ...appExportsSchema.entries,
  /** Of the shell; the federation plugin lists those of a remote. */
  shared: v.optional(releasedSharedSchema),
  /** The released files that the bundler did not write, relative to the build, each with its hash. */
  files: v.record(v.string(), v.string()),
});

export type PrerenderManifest = v.InferOutput<typeof prerenderManifestSchema>;
