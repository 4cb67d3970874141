import * as v from 'valibot';
import { appName, versionName } from '../site-model/outside-names';

/** The id of a preview, and the secret that opens it: 128 random bits in base32, as one label of a host name. */
export const previewId = v.pipe(v.string(), v.regex(/^[\da-v]{26}$/, 'is not the id of a preview'));

/** A preview as stored in `site/previews/<id>/`, next to its snapshot. */
export const previewSchema = v.object({
  id: previewId,
  /** App to the version that it shows instead of the deployed one. */
  releases: v.record(appName, versionName),
  /** Milliseconds since 1970. */
  expiresAt: v.number(),
  /** Its author: a person, a team's key or a CI run. */
  by: v.optional(v.string()),
  /** What it takes on the disk; undefined until it is composed. */
  bytes: v.optional(v.number()),
});

export type Preview = v.InferOutput<typeof previewSchema>;

export const maxPreviewDays = 30;

export const previewsFolder = 'previews';
export const previewFile = 'preview.json';
export const previewSnapshotFolder = 'snapshot';
