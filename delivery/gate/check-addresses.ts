import type { ComposedSite } from '@site/shared/node/composed-site';
import { addressKey, isSameAddress } from '@site/shared/site-model/address';
import { namedAddresses } from '@site/shared/site-model/remote-routes';
import { ownerOf } from '@site/shared/site-model/route-matching';
import { shareImagePath } from '@site/shared/site-model/share-image-path';
import { type LiveReleases, type Mounts, type ServedRelease, siteRecord } from '../registry/live-releases';
import { describeFirst } from '../registry/name-first';
import { type SiteAddress, siteAddresses } from '../registry/site-addresses';
import { isServerPath } from './server-paths';

/** The releases to deploy, and the deployed ones. */
export interface AddressChange {
  live: LiveReleases;
  /** The paths of the previous snapshot; undefined for the first one. */
  before: Pick<ComposedSite, 'pages' | 'redirects'> | undefined;
  /** The apps whose release changes. */
  changed: Set<string>;
  /** A rollback may remove paths, so that it does not depend on other teams. */
  isRollback: boolean;
  /** Other origins that redirects may target. */
  redirectOrigins: ReadonlySet<string>;
}

/**
 * Checks the paths of the remotes: each is below a mount of its remote and unique, redirects target a page or an allowed
 * origin, and no deployed path disappears without a redirect or `gone`.
 * @throws with the paths, their apps and the remedy
 */
export function checkAddresses(change: AddressChange): void {
  const errors = [
    ...ownErrors(change.live),
    ...sharedImages(change),
    ...foreignRedirects(change),
    ...(change.isRollback
      ? []
      : [...ofServer(change), ...largeRecords(change), ...deadRedirects(change), ...vanished(change)]),
  ];
  requireNone(errors);
}

/**
 * The checks that do not depend on other remotes' releases.
 * @throws with the paths, their apps and the remedy
 */
export function checkOwnAddresses(live: LiveReleases): void {
  requireNone(ownErrors(live));
}

function requireNone(errors: string[]): void {
  if (errors.length > 0) throw new Error(describeFirst(errors, String).join('\n'));
}

function ownErrors({ mounts, remotes }: LiveReleases): string[] {
  return remotes.flatMap((remote) => [...outsideOfMounts(mounts, remote), ...collisions(remote)]);
}

function outsideOfMounts(mounts: Mounts, { app, version, routes }: ServedRelease): string[] {
  return namedAddresses(routes).flatMap((path) => {
    const owner = ownerOf(mounts, path);
    if (owner === app) return [];
    return `${path} of ${app} ${version} belongs to ${owner ?? 'no remote'} by the deployed mounts. Remove it from src/routes.ts of ${app}, or ask the operator to give it to ${app}: npm run delivery -- mounts add ${app} ${path}`;
  });
}

function collisions({ app, version, routes }: ServedRelease): string[] {
  const known = new Map<string, string>();
  return namedAddresses(routes).flatMap((path) => {
    const other = known.get(addressKey(path));
    known.set(addressKey(path), path);
    if (other === undefined) return [];
    return `${app} ${version} names ${other} and ${path}, which are the same path. Remove one of them from src/routes.ts of ${app}.`;
  });
}

/** Share images are in one folder: `/a/b` and `/a-b` have the same. */
function sharedImages({ live, changed }: AddressChange): string[] {
  const known = new Map<string, SiteAddress>();
  return siteAddresses(live).flatMap((address) => {
    const image = shareImagePath(address.path);
    const other = known.get(image);
    known.set(image, address);
    const apps = [address, ...(other ? [other] : [])].map(({ release }) => release.app);
    if (!other || isSameAddress(other.path, address.path) || !apps.some((app) => changed.has(app))) return [];
    return `${other.path} of ${other.release.app} and ${address.path} of ${address.release.app} have the same share image ${image}. Rename one of them.`;
  });
}

/** Only of the changed apps: an earlier release with such a path must not block other teams. */
function ofServer({ live, changed }: AddressChange): string[] {
  return live.remotes
    .filter(({ app }) => changed.has(app))
    .flatMap(({ app, version, routes }) =>
      namedAddresses(routes)
        .filter(isServerPath)
        .map(
          (path) =>
            `${path} of ${app} ${version} is answered by the web server itself. Name another path in src/routes.ts of ${app}.`,
        ),
    );
}

/** Every visitor loads the record of all apps before the first click. Ours take 6 kB each at most. */
const maxRecordBytes = 300_000;

function largeRecords({ live, changed }: AddressChange): string[] {
  return Object.entries(siteRecord(live).microFrontends).flatMap(([app, releases]) => {
    const bytes = JSON.stringify(releases).length;
    if (bytes <= maxRecordBytes || !changed.has(app)) return [];
    return `${app} takes ${Math.ceil(bytes / 1000)} kB of /releases.json, which every visitor of the site loads, instead of at most ${maxRecordBytes / 1000}. Name fewer or shorter redirects in src/routes.ts of ${app}, and put paths of one kind below a pattern, such as /career/:job.`;
  });
}

/** Only of the changed apps: after an operator removes an origin, other apps can still be deployed. */
function foreignRedirects({ live, changed, redirectOrigins }: AddressChange): string[] {
  return live.remotes.flatMap(({ app, version, routes }) =>
    routes.redirects.flatMap(({ from, to }) => {
      if (to.startsWith('/') || !changed.has(app)) return [];
      const { origin } = new URL(to);
      if (redirectOrigins.has(origin)) return [];
      return `${from} of ${app} ${version} redirects to ${to}, which is another website. Remove it from src/routes.ts of ${app}, or ask the operator to add ${origin} to REDIRECT_ORIGINS.`;
    }),
  );
}

/** Of unchanged remotes, too: a release must not remove the target of another remote's redirect. */
function deadRedirects({ live, before, changed }: AddressChange): string[] {
  const served = keysOf(siteAddresses(live));
  const servedBefore = keysOf(before?.pages ?? []);
  return live.remotes.flatMap(({ app, version, routes }) =>
    routes.redirects.flatMap(({ from, to }) => {
      if (!to.startsWith('/')) return [];
      const target = addressKey(to.split(/[?#]/, 1)[0] ?? '');
      if (served.has(target) || (!changed.has(app) && !servedBefore.has(target))) return [];
      return `${from} of ${app} ${version} redirects to ${to}, where no deployed release has a page. Correct it in src/routes.ts of ${app}, or release the remote with that page first.`;
    }),
  );
}

function vanished({ live, before }: AddressChange): string[] {
  const named = new Set(live.remotes.flatMap(({ routes }) => namedAddresses(routes)).map(addressKey));
  return (before?.pages ?? []).flatMap(({ path }) => {
    if (named.has(addressKey(path)) || isServerPath(path)) return [];
    const app = ownerOf(live.mounts, path) ?? 'its remote';
    return `${path} is live and would vanish. Add a redirect from it, or list it as gone, in src/routes.ts of ${app}.`;
  });
}

function keysOf(addresses: { path: string }[]): Set<string> {
  return new Set(addresses.map(({ path }) => addressKey(path)));
}
