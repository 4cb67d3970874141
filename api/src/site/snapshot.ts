import { readlink } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { composedSiteFile, composedSiteSchema } from '@site/shared/node/composed-site';
import { readJson } from '@site/shared/node/read-json';
import { rememberLatest } from '@site/shared/node/remember-latest';
import { addressKey } from '@site/shared/site-model/address';
import * as v from 'valibot';
import { SiteUnavailable } from '../http/problems/site-unavailable';

/**
 * Four for the deployed site: the stable snapshot, the canary, and their predecessors. The others are for previews: three
 * callers may each have five of 10,000 pages, and requests to them in turn must not read each again.
 */
const maxKnown = 20;

/** One composed state of the whole site. It is immutable: each composition creates another one. */
export interface Snapshot {
  folder: string;
  /** The file of a page by its `addressKey`. */
  pages: ReadonlyMap<string, string>;
  /** The target of a redirect, by its `addressKey`. */
  redirects: ReadonlyMap<string, string>;
  /** Removed paths, each by its `addressKey`. */
  gone: ReadonlySet<string>;
  /** The file of the not-found page. */
  notFound: string;
  /** The headers of every page, such as the security policy. */
  headers: Readonly<Record<string, string>>;
}

/** Reads a snapshot by its folder, and remembers it while it is served. */
export const readSnapshot = rememberLatest(maxKnown, load);

/**
 * Reads the deployed snapshot; to be called once per request, so that an answer never mixes two.
 * @param siteDirectory the folder with the link `current`
 * @throws SiteUnavailable before the first deployment
 */
export async function readDeployed(siteDirectory: string): Promise<Snapshot> {
  return readSnapshot(await liveFolder(siteDirectory));
}

/** @throws SiteUnavailable before the first deployment */
export async function liveFolder(siteDirectory: string): Promise<string> {
  try {
    return resolve(siteDirectory, await readlink(join(siteDirectory, 'current')));
  } catch (cause) {
    throw new SiteUnavailable(
      'There is no site to serve yet: SITE_DIR has no link current. Deploy one with npm run release, or let a replica copy it from SITE_FROM.',
      { cause },
    );
  }
}

/** The name of the served snapshot; undefined before the first. */
export async function liveSnapshot(siteDirectory: string): Promise<string | undefined> {
  const target = await readlink(join(siteDirectory, 'current')).catch(() => undefined);
  return target && basename(target);
}

/** Without the heads of pages, which are for the next snapshot. */
const servedSiteSchema = v.object({
  ...composedSiteSchema.entries,
  pages: v.array(v.omit(composedSiteSchema.entries.pages.item, ['head'])),
});

async function load(folder: string): Promise<Snapshot> {
  try {
    const site = await readJson(join(folder, composedSiteFile), servedSiteSchema);
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
      `The site can't be served: ${composedSiteFile} of the deployed snapshot is missing or damaged. Copy its folder back from a backup, or from a replica. Without either: docs/running.md, ErrorRate.`,
      { cause },
    );
  }
}
