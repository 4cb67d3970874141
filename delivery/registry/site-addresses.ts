import type { RemoteAddress } from '@site/shared/contracts/remote-routes';
import type { LiveReleases, ServedRelease } from './live-releases';

/** One address of the site, and the release that shows it. */
export interface SiteAddress extends RemoteAddress {
  release: ServedRelease;
}

/** Every address of the live remotes, in the order in which each lists its own. */
export function siteAddresses({ remotes }: Pick<LiveReleases, 'remotes'>): SiteAddress[] {
  return remotes.flatMap((release) => release.routes.addresses.map((address) => ({ ...address, release })));
}

/**
 * The files that come with the page of an address.
 * @throws when the release does not expose the page
 */
export function assetsOf({ path, page, release: { app, version, pages } }: SiteAddress) {
  const assets = pages[page];
  if (assets) return assets;
  throw new Error(
    `${path} wants ${page} of ${app}, which ${app} ${version} does not expose. Build it again from its src/routes.ts.`,
  );
}
