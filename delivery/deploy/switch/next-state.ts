import type { Change, DeployedApp, DeployedState, DeploymentEvent, WithdrawnRelease } from '../log/entry';
import { type Rollout, shownNames } from '../rollout/rollout-state';
import { addWithdrawn, withdrawnVersions } from '../withdrawal/read-withdrawn';

/** How many releases of an app are kept, for rollbacks and for tabs that were opened while they were deployed. */
export const keptReleases = 10;

/** How many previous snapshots are kept: visitors may still have their pages open. */
export const keptSnapshots = 9;

/** What an entry deploys. */
export interface Next {
  snapshot: string;
  composer: string;
  /** By default, the rollout stays as it is. */
  rollout?: Rollout | undefined;
  /** The release that this entry withdraws. */
  withdrawn?: WithdrawnRelease | undefined;
  /** The remote that leaves the site. */
  removed?: string | undefined;
}

/** The state after an entry, from the state before it. */
export function nextState(
  before: DeployedState | undefined,
  { action, time, by, changes }: DeploymentEvent,
  { snapshot, composer, rollout, withdrawn, removed }: Next,
): DeployedState {
  const isDeployed =
    action === 'release' || action === 'rollback' || (action === 'promote' && rollout?.ended === 'promoted');
  const apps = changes.map((change) => {
    const app = before?.apps[change.app];
    return [change.app, changedApp(app, change, { since: time, by, isRollback: action === 'rollback' })];
  });
  const stay = Object.entries(before?.apps ?? {}).filter(([app]) => app !== removed);
  return {
    snapshot,
    composer,
    earlier: before ? earlierSnapshots(before, snapshot, rollout) : [],
    apps: { ...Object.fromEntries(stay), ...(isDeployed && Object.fromEntries(apps)) },
    withdrawn: withdrawn ? addWithdrawn(before?.withdrawn ?? [], withdrawn) : (before?.withdrawn ?? []),
    rollout: rollout ?? before?.rollout ?? null,
  };
}

function earlierSnapshots(before: DeployedState, snapshot: string, rollout = before.rollout): string[] {
  const shown = shownNames({ snapshot, rollout });
  return [...new Set([...shownNames(before), ...before.earlier])]
    .filter((name) => !shown.includes(name))
    .slice(0, keptSnapshots);
}

/** An app after a change of it. */
export function changedApp(
  before: DeployedApp | undefined,
  { to, origin }: Pick<Change, 'to' | 'origin'>,
  { since, by, isRollback }: Pick<DeployedApp, 'since' | 'by'> & { isRollback: boolean },
): DeployedApp {
  const { who, reason } = by;
  return {
    version: to,
    origin: origin ?? before?.origin ?? '',
    since,
    by: { who, reason },
    recent: recentVersions(before, to),
    path: pathTo(to, before?.path ?? [], isRollback),
  };
}

/** The last deployed versions of an app, each once, after a further one. */
export function recentVersions(before: Pick<DeployedApp, 'recent'> | undefined, to: string): string[] {
  return [...new Set([to, ...(before?.recent ?? [])])].slice(0, keptReleases);
}

/** A rollback removes the version it leaves, so that the next rollback goes further back. */
function pathTo(to: string, path: string[], isRollback: boolean): string[] {
  const leftFor = isRollback ? path.lastIndexOf(to) : -1;
  if (leftFor >= 0) return path.slice(0, leftFor + 1);
  return path.at(-1) === to ? path : [...path, to].slice(-keptReleases);
}

/**
 * The version of an app that a rollback goes to: the last one before the present one that is another, and was not withdrawn.
 * A release that was reverted is in the path twice.
 */
export function previousVersion(
  { apps, withdrawn }: Pick<DeployedState, 'apps' | 'withdrawn'>,
  app: string,
): string | undefined {
  const bad = withdrawnVersions({ withdrawn }, app);
  const { version: present, path = [] } = apps[app] ?? {};
  return path.findLast((version) => version !== present && !bad.has(version));
}
