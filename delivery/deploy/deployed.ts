import { releaseKey, snapshotKey } from '@site/shared/node/site-keys';
import { siteStore } from '../registry/site-store/open-site-store';
import type { Entry, LogHead } from './log/entry';
import { type ReadEntry, readNewest } from './log/read-log';
import { type Rollout, type Shown, shownNames } from './rollout/rollout-state';
import { readSnapshot, type Snapshot } from './snapshots/snapshots';

/** What is deployed: the newest entry of the log, and the snapshot that it names. */
export interface Deployed extends Snapshot {
  entry: Entry;
  head: LogHead;
}

/** @returns undefined before the first deployment */
export async function readDeployed(): Promise<Deployed | undefined> {
  const newest = await readNewest(siteStore());
  if (!newest) return undefined;
  await fetchShown(newest);
  return { ...newest, ...(await readSnapshot(newest.entry.snapshot)) };
}

/** The running rollout. */
export async function readRollout(): Promise<Rollout | undefined> {
  const newest = await readNewest(siteStore());
  return newest && runningRollout(newest.entry);
}

/** The hash of the last entry that this machine has all files of. */
let fetched: string | undefined;

/** Fetches the snapshots that an entry shows and the releases that their pages name, unless this machine has them. */
export async function fetchShown({ entry, head }: ReadEntry): Promise<void> {
  if (fetched === head.hash) return;
  await siteStore().fetch(shownNames(entry).map(snapshotKey));
  await siteStore().fetch(await namedReleaseKeys(entry));
  fetched = head.hash;
}

/**
 * Stores what is or is going to be shown. A deployment does it before it takes the lock, too, so that no other one waits for
 * a slow upload.
 */
export async function keepNamed(shown: Shown): Promise<void> {
  await siteStore().keep([...(await namedReleaseKeys(shown)), ...shownNames(shown).map(snapshotKey)]);
}

/** The keys of the releases that shown pages name. */
async function namedReleaseKeys(shown: Shown): Promise<string[]> {
  const snapshots = await shownSnapshots(shown);
  return [...new Set(snapshots.flatMap(({ named }) => named.map(releaseKey)))];
}

export function shownSnapshots(shown: Shown): Promise<Snapshot[]> {
  return Promise.all(shownNames(shown).map(readSnapshot));
}

export function runningRollout({ rollout }: Pick<Entry, 'rollout'>): Rollout | undefined {
  return rollout && !rollout.ended ? rollout : undefined;
}
