import type { Entry, LogHead } from './log/entry';
import { readNewest } from './log/read-log';
import { siteStore } from './log/site-log';
import type { Rollout } from './rollout/rollout-state';
import { readSnapshot, type Snapshot } from './snapshots/snapshots';

/** What is deployed: the newest entry of the log, and the snapshot that it names. */
export interface Deployed extends Snapshot {
  entry: Entry;
  head: LogHead;
}

/** @returns undefined before the first deployment */
export async function readDeployed(): Promise<Deployed | undefined> {
  const newest = await readNewest(siteStore);
  return newest && { ...newest, ...(await readSnapshot(newest.entry.snapshot)) };
}

/** The rollout that runs. */
export async function readRollout(): Promise<Rollout | undefined> {
  const newest = await readNewest(siteStore);
  return newest && runningRollout(newest.entry);
}

/** The snapshots that visitors get after an entry: the stable one, and that of a canary. */
export function shownSnapshots(entry: Pick<Entry, 'snapshot' | 'rollout'>): Promise<Snapshot[]> {
  const rollout = runningRollout(entry);
  const names = new Set([entry.snapshot, ...(rollout ? [rollout.snapshot] : [])]);
  return Promise.all([...names].map(readSnapshot));
}

export function runningRollout({ rollout }: Pick<Entry, 'rollout'>): Rollout | undefined {
  return rollout && !rollout.ended ? rollout : undefined;
}
