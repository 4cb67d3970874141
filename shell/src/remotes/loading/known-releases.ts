import { shellName } from '@site/shared/site-model/apps';
import { checkReleaseRecord } from '@site/shared/site-model/check-release-record';
import type { ReleaseRecord } from '@site/shared/site-model/release-record';
import { releaseRecordFile } from '@site/shared/site-model/release-record-places';
import type { RemoteRoutes } from '@site/shared/site-model/remote-routes';
import {
  type BrowserRoutes,
  browserRoutes,
  matchRoute,
  ownerOf,
  routesFile,
} from '@site/shared/site-model/route-matching';
import type { SiteRoute } from '@site/shared/site-model/site-route';
import { mounts as initialMounts } from '../../mounts';
import { remoteTimeoutMs } from './remote-timeout';

type Releases = ReleaseRecord['microFrontends'];

/** The releases known to this tab: first those of its page, later also the others. A known release is never replaced. */
let known: Releases = {};
let fetching: Promise<void> | undefined;

/** Which remote owns which paths: before the record is fetched, those that the site starts with and the document's page. */
let mounts: Record<string, string> = initialMounts;

/**
 * The deployed release of a remote whose page names an earlier one with the same code (decision 003). This tab runs the
 * code of the page, with the routes and entries of the deployed release.
 */
let liveOfSameCode: Releases = {};

/** Whether a release that this tab shows was withdrawn, and when the record was last fetched. */
let withdrawn = false;
let lookedAt = performance.now();
const lookAgainAfterMs = 60_000;

/** The routes of releases that are not in the record. */
const fetchedRoutes = new Map<string, BrowserRoutes>();

/**
 * Adds the releases that the page was rendered from.
 * @param route of the page; undefined on the not-found page and in development
 */
export function addReleases(record: ReleaseRecord, route?: Pick<SiteRoute, 'path' | 'remote'>): void {
  known = { ...known, ...record.microFrontends };
  mounts = mountsOf(known) ?? (route ? { ...mounts, [route.path]: route.remote } : mounts);
}

/** The remote that owns a path, whether it has a page there or not. */
export function remoteAt(pathname: string): string {
  return ownerOf(mounts, pathname) ?? initialMounts['/'];
}

/** Undefined in the record of a page, in development, and in records from before decision 050. */
function mountsOf(releases: Releases): typeof mounts | undefined {
  return releases[shellName]?.[0]?.extras?.mounts;
}

/**
 * The URL of the entry of a remote, in the release that this tab knows. The page names only its own remote; the record of
 * the others is fetched on first use.
 * @throws when the record can't be fetched or has no such remote
 */
export async function entryUrl(remote: string): Promise<string> {
  if (!known[remote]) await fetchReleaseRecord();
  const url = known[remote]?.[0]?.url;
  if (!url)
    throw new Error(`No release of ${remote} is deployed. Release it with: npm run release -w ${remote}`);
  return url;
}

/**
 * The routes of a remote. The record lists those of deployed releases; other releases have a list of their own: an earlier
 * release, a development server.
 * @throws when neither can be fetched
 */
export async function routesOf(remote: string): Promise<BrowserRoutes> {
  if (!listedRoutes(remote)) await fetchReleaseRecord();
  // The shell may give paths to a remote that is not released yet.
  if (!known[remote]) return { routes: [], redirects: [] };
  return listedRoutes(remote) ?? fetchRoutes(remote);
}

function listedRoutes(remote: string): BrowserRoutes | undefined {
  return releaseOf(remote)?.extras?.routes ?? fetchedRoutes.get(remote);
}

async function fetchRoutes(remote: string): Promise<BrowserRoutes> {
  const answer = await fetchRemoteFile(remote, routesFile);
  if (!answer.ok) throw new Error(`${remote} answered with status ${answer.status} for ${routesFile}.`);
  const listed: RemoteRoutes = await answer.json();
  const routes = browserRoutes(listed);
  fetchedRoutes.set(remote, routes);
  return routes;
}

/**
 * Fetches a file of a remote, from the release that this tab uses (`releaseOf`).
 * @param file relative to the remote's entry
 * @throws when there is no answer within five seconds
 */
export async function fetchRemoteFile(remote: string, file: string): Promise<Response> {
  const url = await entryUrl(remote);
  const entry = new URL(liveOfSameCode[remote]?.[0]?.url ?? url, location.href);
  return fetch(new URL(file, entry).href, { signal: AbortSignal.timeout(remoteTimeoutMs) });
}

/** The version of an app's release that this tab shows; undefined where it is not known. */
export function versionOf(app: string): string | undefined {
  return releaseOf(app)?.metadata.version;
}

/** The release whose routes and entries this tab uses. */
function releaseOf(app: string) {
  return (liveOfSameCode[app] ?? known[app])?.[0];
}

/** The pattern of a path, as far as this tab knows the remote's routes; undefined where it has none. */
export function patternOf(remote: string, pathname: string): string | undefined {
  return matchRoute(listedRoutes(remote)?.routes ?? [], pathname)?.path;
}

/** The URLs of a page's files; empty where the record names none (the first page, development). */
export function pageFiles(remote: string, page: string): string[] {
  const release = known[remote]?.[0];
  const files = release?.extras?.pages?.[page] ?? [];
  return files.map((file) => new URL(file, new URL(release?.url ?? '', location.href)).href);
}

/** The release whose entry is at an absolute URL. */
export function releaseAt(entry: string) {
  return Object.values(known)
    .flat()
    .find(({ url }) => new URL(url, location.href).href === entry);
}

/**
 * Fetches the record of all deployed releases; calls share one request. After an error the next call fetches again.
 * @throws when there is no answer within five seconds
 */
export function fetchReleaseRecord(): Promise<void> {
  fetching ??= fetchRecord().catch((problem) => {
    fetching = undefined;
    throw problem;
  });
  return fetching;
}

/**
 * Whether the deployed release of the shell, or of the remote that owns a path, differs from the one that this tab knows, or
 * the tab knows none. The files that load remotes are the shell's, and may be gone with its release.
 * @returns false where that can't be found out within two seconds
 */
export async function isSuperseded(pathname: string): Promise<boolean> {
  try {
    const live = await readRecord({ cache: 'no-cache', signal: AbortSignal.timeout(2_000) });
    const remote = ownerOf(mountsOf(live) ?? mounts, pathname) ?? '';
    return [remote, shellName].some((app) => {
      const url = live[app]?.[0]?.url;
      return url !== undefined && url !== releaseOf(app)?.url;
    });
  } catch {
    return false;
  }
}

/**
 * Whether a release that this tab knows was withdrawn, by the last fetched record. A record older than a minute is fetched
 * again, in the background.
 */
export function hasWithdrawn(): boolean {
  if (!withdrawn && performance.now() - lookedAt > lookAgainAfterMs) {
    lookedAt = performance.now();
    readRecord({ cache: 'no-cache' }).catch(() => undefined);
  }
  return withdrawn;
}

async function fetchRecord(): Promise<void> {
  if (mountsOf(known)) return;
  const live = await readRecord({ signal: AbortSignal.timeout(remoteTimeoutMs) });
  const others = Object.entries(known).filter(([app, [release]]) => release?.url !== live[app]?.[0]?.url);
  // The entry contains the hashes of all further code.
  const sameCode = Object.keys(known).filter(
    (app) => app !== shellName && hashOfEntry(known[app]) === hashOfEntry(live[app]),
  );
  liveOfSameCode = Object.fromEntries(sameCode.map((app) => [app, live[app] ?? []]));
  known = { ...live, ...Object.fromEntries(others) };
  mounts = mountsOf(live) ?? mounts;
  noteWithdrawn(live);
}

function hashOfEntry(releases: Releases[string] | undefined): string | undefined {
  return releases?.[0]?.metadata.integrity;
}

async function readRecord(options: RequestInit): Promise<Releases> {
  const answer = await fetch(`/${releaseRecordFile}`, options);
  if (!answer.ok) throw new Error(`/${releaseRecordFile} answered with status ${answer.status}.`);
  const live = checkReleaseRecord(await answer.json(), `/${releaseRecordFile}`).microFrontends;
  lookedAt = performance.now();
  noteWithdrawn(live);
  return live;
}

function noteWithdrawn(live: Releases): void {
  withdrawn = Object.keys(known).some((app) =>
    live[app]?.[0]?.extras?.withdrawn?.includes(versionOf(app) ?? ''),
  );
}
