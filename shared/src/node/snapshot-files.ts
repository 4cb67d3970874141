import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { fileName, sha384 } from '../site-model/outside-names';

/** At the root of each snapshot: its other files with their hashes. The list's own hash is the snapshot's name. */
export const snapshotListFile = 'snapshot.json';

export const snapshotListSchema = v.object({
  /** A hash of the code that composed it; other code makes other pages. */
  composer: v.string(),
  /** Sorted by their paths. */
  files: v.array(v.object({ path: fileName, sha384 })),
});

export type SnapshotList = v.InferOutput<typeof snapshotListSchema>;

/** @param text of the list */
export function snapshotHash(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}
