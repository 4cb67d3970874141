import type { Deployed } from './deployed';
import type { Attribution } from './log/attribution';
import type { Change } from './log/entry';

/** What a deployment is requested to change, by app. */
export interface RequestedVersions {
  /** App to the version to deploy; all others stay. */
  versions: Record<string, string>;
  action: 'release' | 'rollback';
  /** App to the new origin of its releases, empty for the site itself; all others stay. */
  origins?: Record<string, string>;
  /** The author and the reason, for the log. */
  by: Attribution;
}

/** What a deployment changes. */
export interface Plan {
  /** A rollback to a version that was never deployed is a release. */
  action: RequestedVersions['action'];
  /** Of a new rollout, those of its canary. */
  changes: Change[];
  /** Composes all pages again, not only those of the apps that change. */
  recompose: boolean;
  /** True when another version of the composing code, or of the company's facts, composed the deployed pages. */
  otherComposer: boolean;
}

/**
 * Plans a deployment. A rollback to a version that was never deployed is planned as a release, with the release's gate.
 * @param composer the hash of the code that composes pages
 * @throws when origins change together with the code that composes pages
 */
export function planDeployment(
  before: Deployed | undefined,
  requested: Omit<RequestedVersions, 'by'>,
  composer: string,
): Plan {
  const action = wasDeployed(before, requested.versions) ? requested.action : 'release';
  const changes = changesOf(before, requested);
  const otherComposer = before !== undefined && before.composer !== composer;
  // A team's checkout, newer or older, must not change how pages of other teams are composed.
  const recompose = otherComposer && 'shell' in requested.versions;
  const moved = changes.some(({ origin }) => origin !== undefined);
  if (moved && otherComposer && !recompose) refuseToMove(changes);
  return { action, changes, recompose, otherComposer };
}

/** Whether each version is among the last ones deployed to all visitors, or among those that rollbacks go to. */
export function wasDeployed(before: Deployed | undefined, versions: RequestedVersions['versions']): boolean {
  return Object.entries(versions).every(([app, version]) => {
    const { recent = [], path = [] } = before?.entry.apps[app] ?? {};
    return recent.includes(version) || path.includes(version);
  });
}

/**
 * Checks that no other deployment has changed one of these apps since this one began.
 * @param first what was deployed when this one began
 * @throws naming the app, its new version and the author
 */
export function requireSameApps(
  first: Deployed | undefined,
  now: Deployed | undefined,
  versions: RequestedVersions['versions'],
): void {
  for (const [app, wanted] of Object.entries(versions)) {
    const present = now?.entry.apps[app];
    if (!present || present.version === wanted) continue;
    if (present.version === first?.versions[app]) continue;
    throw new Error(
      `${app} ${present.version} was deployed by ${present.by.who.name} at ${present.since}, while ${wanted} was being composed. Look at it, then release again.`,
    );
  }
}

function changesOf(
  before: Deployed | undefined,
  { versions, origins = {} }: Omit<RequestedVersions, 'by'>,
): Change[] {
  return Object.entries(versions)
    .map(([app, to]) => {
      const origin = origins[app];
      const moved = origin !== undefined && origin !== (before?.origins[app] ?? '');
      return { app, from: before?.versions[app] ?? null, to, ...(moved && { origin }) };
    })
    .filter(({ from, to, origin }) => from !== to || origin !== undefined);
}

function refuseToMove(changes: Change[]): never {
  const apps = changes.map(({ app }) => app).join(', ');
  throw new Error(
    `Another origin for ${apps} is named in every page, and the live pages were composed with other code or other facts of the company. The shell’s team has to release the shell first.`,
  );
}
