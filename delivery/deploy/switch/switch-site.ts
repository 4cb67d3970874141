import { readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '@site/shared/contracts/if-missing';
import { showRollout } from '@site/shared/contracts/show-rollout';
import { switchLink } from '@site/shared/contracts/sync-to-disk';
import { siteFolder } from '../../registry/workspace';
import { runningRollout } from '../deployed';
import { readPointer, writePointer } from '../log/current-pointer';
import type { ReadEntry } from '../log/read-log';
import { siteStore } from '../log/site-log';
import { snapshotKey } from '../snapshots/snapshots';

/**
 * Makes an entry true for visitors: `current` and `rollout` for servers of this folder, `current.json` for all others. Done
 * again it changes nothing.
 */
export async function switchTo({ entry, head }: ReadEntry): Promise<void> {
  const link = join(siteFolder, 'current');
  const target = snapshotKey(entry.snapshot);
  if ((await readlink(link).catch(ifMissing(undefined))) !== target) await switchLink(link, target);
  await showRollout(siteFolder, runningRollout(entry));
  const pointer = { n: head.n, snapshot: entry.snapshot, entry: head.hash };
  if ((await readPointer(siteStore))?.entry !== head.hash) await writePointer(siteStore, pointer);
}
