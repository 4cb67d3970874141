import type { LiveReleases } from '../registry/live-releases';
import { checkBuiltVersions, checkSkew } from './check-skew';

/**
 * The checks that need no rendering: the shell provides what each remote needs.
 * @param released the released apps: for a rollback, of the shell too, it does not matter what a remote was built with
 * @throws with the app, the cause and the remedy
 */
export function checkCompatibility(live: LiveReleases, released: ReadonlySet<string>): void {
  for (const remote of live.remotes) {
    checkSkew(live.shell, remote);
    if (released.has(remote.app)) checkBuiltVersions(live.shell, remote);
  }
}
