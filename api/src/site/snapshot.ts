import { readlink } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { addressKey } from '@site/shared/contracts/address';
import { composedSiteFile, composedSiteSchema } from '@site/shared/contracts/composed-site';
import { readJson } from '@site/shared/contracts/read-json';

/** There is no composed site to serve. The message tells the operator what to do. */
export class SiteUnavailable extends Error {
  override name = 'SiteUnavailable';
}

/** The stable snapshot, the candidate of a rollout, and what they were a moment ago. */
const maxKnown = 4;

/** One composed state of the whole site. It never changes: composing again makes another one. */
export interface Snapshot {
  folder: string;
  /** The file of a page by its `addressKey`. */
  pages: ReadonlyMap<string, string>;
  /** Where an old address leads, by its `addressKey`. */
  redirects: ReadonlyMap<string, string>;
  /** Addresses that were live and are no more, each by its `addressKey`. */
  gone: ReadonlySet<string>;
  /** The file of the page for an address that matches nothing. */
  notFound: string;
  /** What every page is answered with: the security policy and its like. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Gives access to the live snapshot.
 * @param siteDirectory the folder with the link `current`
 * @returns a function to call once a request, so that one answer never mixes two snapshots.
 * It rejects with SiteUnavailable when nothing was composed yet.
 */
export function watchSnapshots(siteDirectory: string): () => Promise<Snapshot> {
  const read = createSnapshotReader();
  return async () => read(await liveFolder(siteDirectory));
}

/** Makes a function that reads a snapshot by its folder; those that are served at the same time are read once. */
export function createSnapshotReader(): (folder: string) => Promise<Snapshot> {
  const known = new Map<string, Snapshot>();
  return async (folder) => {
    const snapshot = known.get(folder) ?? (await load(folder));
    known.set(folder, snapshot);
    const [oldest] = known.keys();
    if (known.size > maxKnown && oldest !== undefined) known.delete(oldest);
    return snapshot;
  };
}

/** @throws SiteUnavailable when nothing was composed yet */
export async function liveFolder(siteDirectory: string): Promise<string> {
  try {
    return resolve(siteDirectory, await readlink(join(siteDirectory, 'current')));
  } catch (cause) {
    throw new SiteUnavailable(
      'There is no site to show yet: site/current is missing. Build and start it with: npm start',
      { cause },
    );
  }
}

/** The name of the snapshot that is served; undefined before the first. */
export async function liveSnapshot(siteDirectory: string): Promise<string | undefined> {
  const target = await readlink(join(siteDirectory, 'current')).catch(() => undefined);
  return target && basename(target);
}

async function load(folder: string): Promise<Snapshot> {
  try {
    const site = await readJson(join(folder, composedSiteFile), composedSiteSchema);
    return {
      folder,
      pages: new Map(site.pages.map(({ path, file }) => [addressKey(path), file])),
      redirects: new Map(site.redirects.map(({ from, to }) => [addressKey(from), to])),
      gone: new Set(site.gone.map(addressKey)),
      notFound: site.notFound,
      headers: site.headers,
    };
  } catch (cause) {
    throw new SiteUnavailable(
      `The site can't be shown: ${composedSiteFile} of the live snapshot is missing or damaged. Remove site/current, then compose it again with: npm start`,
      { cause },
    );
  }
}
