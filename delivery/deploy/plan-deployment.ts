import type { Deployed } from './deployed';
import type { Attribution } from './log/attribution';
import type { Change } from './log/entry';

/** What is wanted, by app. */
export interface Wish {
  /** App to the version that is to be live; all others stay. */
  versions: Record<string, string>;
  action: 'release' | 'rollback';
  /** App to the origin that serves its releases from now on, empty for the site itself; all others stay. */
  origins?: Record<string, string>;
  /** Who does it and why, for the log. */
  by: Attribution;
}

/** What a deployment changes. */
export interface Plan {
  action: Wish['action'];
  changes: Change[];
  /** Renders all pages again, not only those of the apps that change. */
  recompose: boolean;
  /** True when another version of the composing code, or of the company's facts, made the pages that are live. */
  otherComposer: boolean;
}

/**
 * Plans a deployment. A rollback to a version that was never deployed is planned as a release, with the release's gate.
 * @param composer the hash of the code that composes pages
 * @throws when origins change together with the code that composes pages
 */
export function planDeployment(before: Deployed | undefined, wish: Wish, composer: string): Plan {
  const action = wish.action === 'rollback' && !wasDeployed(before, wish.versions) ? 'release' : wish.action;
  const changes = changesOf(before, wish);
  const otherComposer = before !== undefined && before.composer !== composer;
  // One team's checkout, newer or older, does not decide how the pages of the others are composed.
  const recompose = otherComposer && 'shell' in wish.versions;
  const moved = changes.some(({ origin }) => origin !== undefined);
  if (moved && otherComposer && !recompose) refuseToMove(changes);
  return { action, changes, recompose, otherComposer };
}

/** Whether each version is among the last ones that were deployed for all visitors. */
export function wasDeployed(before: Deployed | undefined, versions: Wish['versions']): boolean {
  return Object.entries(versions).every(([app, version]) =>
    before?.entry.apps[app]?.recent.includes(version),
  );
}

/**
 * Checks that no app that is to change was changed by another service, after this deployment had begun.
 * @param first what was deployed when it began
 * @throws naming the app, and who has deployed what
 */
export function requireSameApps(
  first: Deployed | undefined,
  now: Deployed | undefined,
  versions: Wish['versions'],
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

function changesOf(before: Deployed | undefined, { versions, origins = {} }: Wish): Change[] {
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
    `Another origin for ${apps} is named in every page, and this checkout composes pages with other code or other facts of the company than the live ones. Release the shell first: npm run release -w shell`,
  );
}
