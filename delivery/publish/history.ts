import type { Change } from './generations';

/**
 * The version of an app that a rollback goes to: the one that was live just before the present one. A rollback takes back
 * the release before it, so that the next one goes further back instead of to what was just left.
 * @param history every change of what is live, oldest first
 */
export function previousVersion(
  history: Pick<Change, 'app' | 'action' | 'to'>[],
  app: string,
): string | undefined {
  const versions: string[] = [];
  for (const { to, action } of history.filter((change) => change.app === app)) {
    const leftFor = action === 'rollback' ? versions.lastIndexOf(to) : -1;
    if (leftFor >= 0) versions.length = leftFor + 1;
    else if (versions.at(-1) !== to) versions.push(to);
  }
  return versions.at(-2);
}
