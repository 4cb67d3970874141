import * as v from 'valibot';
import { appName, fileName, sha384, snapshotName, versionName } from './outside-names';
import { servedRolloutSchema } from './rollout';

const filesSchema = v.array(v.object({ path: fileName, sha384 }));

/** `GET /site/current` of the release service: everything that a web machine needs to serve what is live. */
export const siteManifestSchema = v.object({
  /** The deployed snapshot. */
  snapshot: snapshotName,
  /** Its files, relative to `/site/snapshots/<snapshot>/`. */
  files: filesSchema,
  /** Those that live pages name first, then those that open tabs may still load; `sha384` is that of `release.json`. */
  releases: v.array(v.object({ app: appName, version: versionName, sha384, live: v.boolean() })),
  /** The rollout that runs, with the files of its candidate's snapshot. */
  rollout: v.optional(v.object({ ...servedRolloutSchema.entries, files: filesSchema })),
});

export type SiteManifest = v.InferOutput<typeof siteManifestSchema>;
