import type { RemoteAddress } from '@site/shared/site-model/remote-routes';
import type { LiveReleases, ServedRelease } from './live-releases';

/** One path of the site, and its release. */
export interface SiteAddress extends RemoteAddress {
  release: ServedRelease;
}

/** Every path of the remotes, in the order of their routes. */
export function siteAddresses({ remotes }: LiveReleases): SiteAddress[] {
  return remotes.flatMap((release) => release.routes.addresses.map((address) => ({ ...address, release })));
}

/**
 * The files of a path's page.
 * @throws when the release does not expose the page
 */
export function assetsOf({ path, page, release: { app, version, pages } }: SiteAddress) {
  const assets = Object.hasOwn(pages, page) ? pages[page] : undefined;
  if (assets) return assets;
  throw new Error(
    `${path} uses ${page} of ${app}, which ${app} ${version} does not expose. Build it again from its src/routes.ts.`,
  );
}
