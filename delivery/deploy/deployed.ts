import { releaseKey, snapshotKey } from '@site/shared/node/site-keys';
import { siteStore } from '../registry/site-store/open-site-store';
import type { Entry, LogHead } from './log/entry';
import { type ReadEntry, readNewest } from './log/read-log';
import type { Rollout } from './rollout/rollout-state';
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
  await siteStore().fetch((await foldersNamedBy(entry)).releases);
  fetched = head.hash;
}

/** Stores what an entry names. */
export async function keepNamed(entry: Pick<Entry, 'snapshot' | 'rollout'>): Promise<void> {
  const { releases, snapshots } = await foldersNamedBy(entry);
  await siteStore().keep([...releases, ...snapshots]);
}

/** Stores snapshots before the lock is taken, so that no other deployment waits for a slow upload. */
export async function keepSnapshots(names: (string | undefined)[]): Promise<void> {
  const known = names.filter((name) => name !== undefined);
  await siteStore().keep([...new Set(known)].map(snapshotKey));
}

/** The keys of what an entry needs: its snapshots, and the releases that their pages name. */
async function foldersNamedBy(entry: Pick<Entry, 'snapshot' | 'rollout'>) {
  const snapshots = await shownSnapshots(entry);
  const releases = snapshots.flatMap(({ named }) => named.map(releaseKey));
  return { releases: [...new Set(releases)], snapshots: snapshots.map(({ name }) => snapshotKey(name)) };
}

/** The snapshots that an entry shows to visitors: the stable one and, during a rollout, the canary. */
export function shownSnapshots(entry: Pick<Entry, 'snapshot' | 'rollout'>): Promise<Snapshot[]> {
  return Promise.all(shownNames(entry).map(readSnapshot));
}

export function runningRollout({ rollout }: Pick<Entry, 'rollout'>): Rollout | undefined {
  return rollout && !rollout.ended ? rollout : undefined;
}

/** The names of the snapshots that an entry shows. */
export function shownNames(entry: Pick<Entry, 'snapshot' | 'rollout'>): string[] {
  const rollout = runningRollout(entry);
  return [...new Set([entry.snapshot, ...(rollout ? [rollout.snapshot] : [])])];
}
