import type { LiveReleases } from '../registry/live-releases';
import { assetsOf, siteAddresses } from '../registry/site-addresses';
import { checkBuiltVersions, checkSkew } from './check-skew';

/**
 * Checks what can be known without rendering: the page of every address is exposed, and the shell has what each remote
 * needs of it.
 * @param released the apps that are released: a rollback, of the shell too, is not held up by what a remote was built with
 * @throws naming the app, the cause and the remedy
 */
export function checkCompatibility(live: LiveReleases, released: ReadonlySet<string>): void {
  for (const address of siteAddresses(live)) assetsOf(address);
  for (const remote of live.remotes) {
    checkSkew(live.shell, remote);
    if (released.has(remote.app)) checkBuiltVersions(live.shell, remote);
  }
}
