import { readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '@site/shared/contracts/if-missing';
import { servedRolloutSchema } from '@site/shared/contracts/rollout';
import { showRollout } from '@site/shared/contracts/show-rollout';
import { snapshotKey } from '@site/shared/contracts/site-keys';
import type { SitePointer } from '@site/shared/contracts/site-pointer';
import { switchLink } from '@site/shared/contracts/sync-to-disk';
import * as v from 'valibot';
import { siteStore } from '../../registry/site-store/open-site-store';
import { siteFolder } from '../../registry/workspace';
import { fetchShown, runningRollout } from '../deployed';
import { writePointer } from '../log/current-pointer';
import type { Entry, LogHead } from '../log/entry';
import { type ReadEntry, readNewest } from '../log/read-log';

/**
 * Makes an entry true for visitors: `current` and `rollout` for servers of this folder, `current.json` for all others. Where
 * another service has created a newer entry meanwhile, its pointer may have been overwritten: that entry is switched to. Done
 * again it changes nothing.
 * @returns the place of the entry that was switched to
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
  // Files on another origin are that origin's to keep.
  const own = Object.entries(entry.apps).filter(([, { origin }]) => origin === '');
  return {
    ...{ n: head.n, entry: head.hash, snapshot: entry.snapshot },
    ...(rollout && { rollout: v.parse(servedRolloutSchema, rollout) }),
    recent: own.flatMap(([app, { recent }]) => recent.map((version) => ({ app, version }))),
  };
}
