import { addressKey } from '@site/shared/contracts/address';
import type { ComposedSite } from '@site/shared/contracts/composed-site';
import { namedAddresses } from '@site/shared/contracts/remote-routes';
import { ownerOf } from '@site/shared/contracts/route-matching';
import type { LiveReleases, ServedRelease } from '../store/live-releases';
import { siteAddresses } from '../store/site-addresses';

/** What is to go live, and what was live before. */
export interface AddressChange {
  live: LiveReleases;
  /** The addresses of the generation before; undefined for the first one. */
  before: Pick<ComposedSite, 'pages' | 'redirects'> | undefined;
  /** The apps whose release changes. */
  changed: Set<string>;
  /** A rollback may take addresses away: it needs nothing of any other team. */
  isRollback: boolean;
}

/**
 * Checks the addresses of the live remotes: each lies below a mount of its remote and is there once, redirects lead to a
 * page, and none that was live has vanished without a redirect or `gone`.
 * @throws naming the addresses, their apps and the remedy
 */
export function checkAddresses(change: AddressChange): void {
  const { shell, remotes } = change.live;
  const faults = [
    ...remotes.flatMap((remote) => [...outsideOfMounts(shell, remote), ...collisions(remote)]),
    ...(change.isRollback ? [] : [...deadRedirects(change), ...vanished(change)]),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

function outsideOfMounts(shell: ServedRelease, { app, version, routes }: ServedRelease): string[] {
  return namedAddresses(routes).flatMap((path) => {
    const owner = ownerOf(shell.mounts, path);
    if (owner === app) return [];
    return `${path} of ${app} ${version} belongs to ${owner ?? 'nobody'} by the mounts of shell ${shell.version}. Remove it from ${app}/src/routes.ts, or release a shell whose src/mounts.ts gives it to ${app}.`;
  });
}

function collisions({ app, version, routes }: ServedRelease): string[] {
  const known = new Map<string, string>();
  return namedAddresses(routes).flatMap((path) => {
    const other = known.get(addressKey(path));
    known.set(addressKey(path), path);
    if (other === undefined) return [];
    return `${app} ${version} names ${other} and ${path}, which are the same address. Remove one of them from ${app}/src/routes.ts.`;
  });
}

/** Also of remotes that do not change: a release must not take away where another remote's redirect leads. */
function deadRedirects({ live, before, changed }: AddressChange): string[] {
  const served = keysOf(siteAddresses(live));
  const servedBefore = keysOf(before?.pages ?? []);
  return live.remotes.flatMap(({ app, version, routes }) =>
    routes.redirects.flatMap(({ from, to }) => {
      const target = addressKey(new URL(to, 'http://site').pathname);
      if (served.has(target) || (!changed.has(app) && !servedBefore.has(target))) return [];
      return `${from} of ${app} ${version} leads to ${to}, where no live release has a page. Correct it in ${app}/src/routes.ts, or release the remote with that page first.`;
    }),
  );
}

function vanished({ live, before }: AddressChange): string[] {
  const named = new Set(live.remotes.flatMap(({ routes }) => namedAddresses(routes)).map(addressKey));
  return (before?.pages ?? []).flatMap(({ path }) => {
    if (named.has(addressKey(path))) return [];
    const app = ownerOf(live.shell.mounts, path) ?? 'its remote';
    return `${path} is live and would vanish. Add a redirect from it, or list it as gone, in ${app}/src/routes.ts.`;
  });
}

function keysOf(addresses: { path: string }[]): Set<string> {
  return new Set(addresses.map(({ path }) => addressKey(path)));
}
