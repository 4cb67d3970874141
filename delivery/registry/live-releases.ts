import { posix } from 'node:path';
import type { NamedRelease } from '@site/shared/node/named-releases';
import type { Release } from '@site/shared/node/release';
import type { ReleaseRecord } from '@site/shared/site-model/release-record';
import { releaseRecordSchemaUrl } from '@site/shared/site-model/release-record-places';
import { browserRoutes } from '@site/shared/site-model/route-matching';
import { readRelease } from './release-store';

/** Which remote owns which paths: a mount to its remote. */
export type Mounts = Record<string, string>;

/** The shell and the remotes that make one snapshot of the site. */
export interface LiveReleases {
  shell: ServedRelease;
  remotes: ServedRelease[];
  mounts: Mounts;
}

/** A release, and its origin for browsers. */
export interface ServedRelease extends Release {
  /** The origin of its files; empty for the site's own. */
  origin: string;
}

/**
 * Reads the releases of a set of versions.
 * @param versions app to version, including the shell
 * @param origins app to the origin of its releases, if that is not the site
 * @param mounts by default, those that the shell starts with
 */
export async function readLiveReleases(
  versions: Record<string, string>,
  origins: Record<string, string>,
  mounts?: Mounts,
): Promise<LiveReleases> {
  const releases = await Promise.all(
    Object.entries(versions).map(async ([app, version]) => ({
      ...(await readRelease(app, version)),
      origin: origins[app] ?? '',
    })),
  );
  const shell = releases.find(({ app }) => app === 'shell');
  if (!shell) throw new Error('No shell is deployed yet. Deploy this checkout with: npm start');
  return {
    shell,
    remotes: releases.filter((release) => release !== shell),
    mounts: mounts ?? shell.mounts,
  };
}

/**
 * The URL of a released file, as in pages and style sheets.
 * @throws when a part of it could end its attribute or `url()`
 */
export function releaseUrl({ app, version, origin }: ServedRelease, file: string): string {
  const url = `${origin}/releases/${app}/${version}/${file}`;
  if (/^[\w.@~+%:[\]/-]*$/.test(url)) return url;
  throw new Error(
    `${app} ${version} names a file that no page can name: ${JSON.stringify(file.slice(0, 200))}`,
  );
}

/** The record of these releases with the addresses that browsers load. */
export function browserRecord(releases: ServedRelease[]): ReleaseRecord {
  return recordOf(releases, () => ({}));
}

function recordOf(releases: ServedRelease[], extrasOf: (release: ServedRelease) => object): ReleaseRecord {
  const listed = releases.map((release) => {
    const { app, version, webEntry, files } = release;
    const metadata = { version, integrity: files[webEntry] ?? '' };
    const extras = extrasOf(release);
    const hasExtras = Object.keys(extras).length > 0;
    return [app, [{ url: releaseUrl(release, webEntry), metadata, ...(hasExtras && { extras }) }]];
  });
  return { schema: releaseRecordSchemaUrl, microFrontends: Object.fromEntries(listed) };
}

/** Older ones need not be listed: the files that their tabs load are removed anyway. */
const listedWithdrawals = 10;

/**
 * The same, with the mounts, the URLs of each remote, and the files of each page, which a browser requests together with the
 * entry.
 * @param withdrawn the withdrawn versions, oldest first
 * @param earlier releases that unchanged pages still name (decision 003)
 */
export function siteRecord(
  { shell, remotes, mounts }: LiveReleases,
  { withdrawn = [], earlier = [] }: { withdrawn?: NamedRelease[]; earlier?: NamedRelease[] } = {},
): ReleaseRecord {
  return recordOf([shell, ...remotes], (release) => {
    const pages = Object.entries(release.pages).map(([page, { js, css }]) => [
      page,
      [...js, ...css].map((file) => posix.relative(posix.dirname(release.webEntry), file)),
    ]);
    const versionsOf = (named: NamedRelease[]) =>
      named.filter(({ app }) => app === release.app).map(({ version }) => version);
    const left = new Set(versionsOf(withdrawn));
    const named = versionsOf(earlier);
    // It may be deployed again with --force.
    left.delete(release.version);
    return {
      ...(release === shell && { mounts }),
      ...(pages.length > 0 && { pages: Object.fromEntries(pages), routes: browserRoutes(release.routes) }),
      ...(named.length > 0 && { earlier: named }),
      ...(left.size > 0 && { withdrawn: [...left].slice(-listedWithdrawals) }),
    };
  });
}
