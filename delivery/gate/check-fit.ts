import type { Release } from '@site/shared/contracts/release';
import { satisfies } from 'semver';
import type { LiveReleases } from '../store/live-releases';
import { assetsOf, siteAddresses } from '../store/site-addresses';

/**
 * Checks what can be known without rendering: the page of every address is exposed, and every module that shell and
 * remotes share fits both.
 * @throws naming the app, the cause and the remedy
 */
export function checkFit(live: LiveReleases): void {
  for (const address of siteAddresses(live)) assetsOf(address);
  for (const remote of live.remotes) checkShared(live.shell, remote);
}

function checkShared(shell: Release, remote: Release): void {
  for (const [name, { accepts }] of Object.entries(remote.shared)) {
    const provided = shell.shared[name]?.version;
    if (provided === undefined) {
      throw new Error(
        `${remote.app} ${remote.version} shares ${name}, which shell ${shell.version} does not provide. Release a shell that shares it, or a remote that does not.`,
      );
    }
    if (!satisfies(provided, accepts)) {
      throw new Error(
        `${remote.app} ${remote.version} needs ${name} ${accepts}, but shell ${shell.version} provides ${provided}. Release a shell or a remote that fits.`,
      );
    }
  }
}
