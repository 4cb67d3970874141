import { keptReleases } from '../store/release-store';
import type { Change } from './generations';

/**
 * The version of an app that a rollback goes to: the one that was live just before the present one. A rollback takes back
 * the release before it, so that the next one goes further back instead of to what was just left.
 * @param history every change of what is live, oldest first
 * @param withdrawn versions of the app that must not be live again
 */
export function previousVersion(
  history: Pick<Change, 'app' | 'action' | 'to'>[],
  app: string,
  withdrawn: ReadonlySet<string> = new Set(),
): string | undefined {
  const versions: string[] = [];
  for (const { to, action } of history.filter((change) => change.app === app)) {
    const leftFor = action === 'rollback' ? versions.lastIndexOf(to) : -1;
    if (leftFor >= 0) versions.length = leftFor + 1;
    else if (versions.at(-1) !== to) versions.push(to);
  }
  return versions.slice(0, -1).findLast((version) => !withdrawn.has(version));
}

/** The versions of an app that were live last, the present one among them: those whose releases are kept. */
export function lastLiveVersions(app: string, history: Pick<Change, 'app' | 'to'>[]): Set<string> {
  const versions = history.filter((change) => change.app === app).map(({ to }) => to);
  return new Set([...new Set(versions.reverse())].slice(0, keptReleases));
}
