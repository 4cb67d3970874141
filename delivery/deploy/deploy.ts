import { siteStore } from '../registry/site-store/open-site-store';
import { type Deployed, keepNamed } from './deployed';
import { createEntry } from './log/create-entry';
import type { DeploymentEvent, LogHead } from './log/entry';
import { removeUnneeded } from './snapshots/remove-unneeded';
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
 * @throws LogConflictError when another service has deployed since
 */
export async function deploy(
  before: Deployed | undefined,
  event: DeploymentEvent,
  next: Next,
): Promise<AfterDeployment> {
  const state = nextState(before?.entry, event, next);
  await keepNamed(state);
  const created = await createEntry(siteStore(), before?.head, event, state);
  const warnings: string[] = [];
  const attempt = (failure: string, step: Promise<unknown>) =>
    step.catch((problem: unknown) => {
      warnings.push(`${failure}: ${problem instanceof Error ? problem.message : problem}`);
    });
  // Until the entry was there, another service may have removed what it names.
  await attempt('What it needs may not be in the store', keepNamed(state));
  await attempt('Visitors do not get it yet', switchTo(created));
  const apps = event.changes.map(({ app }) => app);
  await attempt('Old snapshots and releases were not removed', removeUnneeded(created, apps));
  return { log: created.head, warnings };
}
