import * as v from 'valibot';
import { servedRolloutSchema } from './rollout';

/** Letters that no path needs to leave its folder: no empty segment, none that begins with a dot. */
export const sitePath = v.pipe(v.string(), v.regex(/^[\w@~+-][\w.@~+-]*(\/[\w@~+-][\w.@~+-]*)*$/));

const name = v.pipe(v.string(), v.regex(/^\w[\w.+-]*$/));

/** As Subresource Integrity writes it. */
const sha384 = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** `GET /site/current` of the release service: everything that a web machine needs to serve what is live. */
export const siteManifestSchema = v.object({
  /** The name of the live generation's folder. */
  generation: v.pipe(v.string(), v.regex(/^\d+-\w+$/)),
  /** The files of the generation, relative to `/site/<generation>/`. */
  files: v.array(v.object({ path: sitePath, sha384 })),
  /** Those that live pages name first, then those that open tabs may still load; `sha384` is that of `release.json`. */
  releases: v.array(v.object({ app: name, version: name, sha384, live: v.boolean() })),
  /** The rollout that runs, with the files of its candidate's generation. */
  rollout: v.optional(
    v.object({ ...servedRolloutSchema.entries, files: v.array(v.object({ path: sitePath, sha384 })) }),
  ),
});

export type SiteManifest = v.InferOutput<typeof siteManifestSchema>;
