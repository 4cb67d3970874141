import { readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '@site/shared/node/if-missing';
import { servedRolloutSchema } from '@site/shared/node/rollout';
import { showRollout } from '@site/shared/node/show-rollout';
import { snapshotKey } from '@site/shared/node/site-keys';
import type { SitePointer } from '@site/shared/node/site-pointer';
import { switchLink } from '@site/shared/node/sync-to-disk';
import * as v from 'valibot';
import { siteStore } from '../../registry/site-store/open-site-store';
import { siteFolder } from '../../registry/workspace';
import { fetchShown, runningRollout } from '../deployed';
import { writePointer } from '../log/current-pointer';
import type { Entry, LogHead } from '../log/entry';
import { type ReadEntry, readNewest } from '../log/read-log';
import { readBoardAddress } from './read-board-address';

/**
 * Shows an entry to visitors: `current` and `rollout` are for servers of this folder, `current.json` is for all others. If
 * another service has created a newer entry in the meantime, its pointer may have been overwritten, so that entry is switched
 * to. Idempotent.
 * @returns the number and hash of the entry that was switched to
 */
export async function switchTo(read: ReadEntry): Promise<LogHead> {
  for (let newest = read; ; ) {
    await fetchShown(newest);
    await switchLinks(newest.entry);
    await writePointer(siteStore(), pointerTo(newest));
    const again = await readNewest(siteStore());
    if (!again || again.head.n <= newest.head.n) return newest.head;
    newest = again;
  }
}

async function switchLinks(entry: Entry): Promise<void> {
  const link = join(siteFolder, 'current');
  const target = snapshotKey(entry.snapshot);
  if ((await readlink(link).catch(ifMissing(undefined))) !== target) await switchLink(link, target);
  await showRollout(siteFolder, runningRollout(entry));
}

function pointerTo({ entry, head }: ReadEntry): SitePointer {
  const rollout = runningRollout(entry);
  const board = readBoardAddress();
  const apps = Object.entries(entry.apps).map(([app, { version, since }]) => [app, { version, since }]);
  // Another origin keeps its files itself.
  const own = Object.entries(entry.apps).filter(([, { origin }]) => origin === '');
  return {
    n: head.n,
    entry: head.hash,
    snapshot: entry.snapshot,
    apps: Object.fromEntries(apps),
    ...(board && { board }),
    ...(rollout && { rollout: v.parse(servedRolloutSchema, rollout) }),
    recent: own.flatMap(([app, { recent }]) => recent.map((version) => ({ app, version }))),
  };
}
