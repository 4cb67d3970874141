import { messageOf } from '@site/shared/node/message-of';
import { siteStore } from '../registry/site-store/open-site-store';
import { type Deployed, keepNamed } from './deployed';
import { createEntry } from './log/create-entry';
import type { DeploymentEvent, LogHead } from './log/entry';
import { removeUnneeded } from './snapshots/remove-unneeded';
import { type Next, nextState } from './switch/next-state';
import { switchTo } from './switch/switch-site';

export interface AfterDeployment {
  /** The number and hash of its entry; undefined if nothing was deployed. */
  log: LogHead | undefined;
  /** One sentence for each step that failed after the entry was created, and for each app that left its origin. */
  warnings: string[];
}

/**
 * Deploys: creating the entry is the deployment. A later failure does not undo it; the next deployment or start finishes
 * the rest. Requires the site's lock.
 * @param before what is deployed, read under the same lock
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
    step.catch((error: unknown) => {
      warnings.push(`${failure}: ${messageOf(error)}`);
    });
  // Before the entry existed, another service may have removed what it names.
  await attempt('What it needs may not be in the store', keepNamed(state));
  await attempt('Visitors do not get it yet', switchTo(created));
  const apps = event.changes.map(({ app }) => app);
  await attempt('Old snapshots and releases were not removed', removeUnneeded(created, apps));
  return { log: created.head, warnings };
}
