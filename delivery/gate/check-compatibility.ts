import type { LiveReleases } from '../store/live-releases';
import { assetsOf, siteAddresses } from '../store/site-addresses';
import { checkSkew } from './check-skew';

/**
 * Checks what can be known without rendering: the page of every address is exposed, and the shell has what each remote
 * needs of it.
 * @throws naming the app, the cause and the remedy
 */
export function checkCompatibility(live: LiveReleases): void {
  for (const address of siteAddresses(live)) assetsOf(address);
  for (const remote of live.remotes) checkSkew(live.shell, remote);
}
