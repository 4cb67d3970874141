import { openReleasedFiles } from '../registry/object-store/released-files';
import { releaseKey } from '../registry/release-store';
import { type Deployed, shownSnapshots } from './deployed';
import { createEntry } from './log/create-entry';
import type { DeploymentEvent, Entry, LogHead } from './log/entry';
import { siteStore } from './log/site-log';
import { removeUnneeded } from './snapshots/remove-unneeded';
import { snapshotKey } from './snapshots/snapshots';
import { type Next, nextState } from './switch/next-state';
import { switchTo } from './switch/switch-site';

export interface AfterDeployment {
  /** The place of its entry; undefined where nothing was deployed. */
  log: LogHead | undefined;
  /** A sentence for each step after the entry that failed. */
  warnings: string[];
}

/**
 * Deploys: once the entry is created it is done. Nothing that fails afterwards takes it back; the next deployment or start
 * makes up for it. To be called under the site's lock.
 * @param before what is deployed, as it was read under the same lock
 */
export async function deploy(
  before: Deployed | undefined,
  event: DeploymentEvent,
  next: Next,
): Promise<AfterDeployment> {
  const state = nextState(before?.entry, event, next);
  await siteStore.keep(await keysNamedBy(state));
  const created = await createEntry(siteStore, before?.head, event, state);
  const warnings: string[] = [];
  const attempt = (failure: string, step: Promise<void>) =>
    step.catch((problem: unknown) => {
      warnings.push(`${failure}: ${problem instanceof Error ? problem.message : problem}`);
    });
  await attempt('Visitors do not get it yet', switchTo(created));
  const apps = event.changes.map(({ app }) => app);
  await attempt('Old snapshots and releases were not removed', removeUnneeded(created.entry, apps));
  await attempt('Old releases were not removed from the bucket', removeUploaded(apps));
  return { log: created.head, warnings };
}

/** The snapshots of an entry, and the releases that their pages name. */
async function keysNamedBy(state: Pick<Entry, 'snapshot' | 'rollout'>): Promise<string[]> {
  const snapshots = await shownSnapshots(state);
  const releases = snapshots.flatMap(({ named }) => named.map(releaseKey));
  return [...new Set([...releases, ...snapshots.map(({ name }) => snapshotKey(name))])];
}

/** Those that this machine no longer stores. */
async function removeUploaded(apps: string[]): Promise<void> {
  const released = await openReleasedFiles();
  for (const app of new Set(apps)) await released?.removeOld(app);
}
