import { readlink } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { addressKey } from '@site/shared/contracts/address';
import { composedSiteFile, composedSiteSchema } from '@site/shared/contracts/composed-site';
import { readJson } from '@site/shared/contracts/read-json';

/** There is no composed site to serve. The message tells the operator what to do. */
export class SiteUnavailable extends Error {
  override name = 'SiteUnavailable';
}

/** The stable generation, the candidate of a rollout, and what they were a moment ago. */
const maxKnown = 4;

/** One composed state of the whole site. It never changes: composing again makes another one. */
export interface Generation {
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
 * Gives access to the live generation.
 * @param siteDirectory the folder with the link `current`
 * @returns a function to call once a request, so that one answer never mixes two generations.
 * It rejects with SiteUnavailable when nothing was composed yet.
 */
export function watchGenerations(siteDirectory: string): () => Promise<Generation> {
  const read = createGenerationReader();
  return async () => read(await liveFolder(siteDirectory));
}

/** Makes a function that reads a generation by its folder; those that are served at the same time are read once. */
export function createGenerationReader(): (folder: string) => Promise<Generation> {
  const known = new Map<string, Generation>();
  return async (folder) => {
    const generation = known.get(folder) ?? (await load(folder));
    known.set(folder, generation);
    const [oldest] = known.keys();
    if (known.size > maxKnown && oldest !== undefined) known.delete(oldest);
    return generation;
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

/** The name of the generation that is served; undefined before the first. */
export async function liveGeneration(siteDirectory: string): Promise<string | undefined> {
  const target = await readlink(join(siteDirectory, 'current')).catch(() => undefined);
  return target && basename(target);
}

async function load(folder: string): Promise<Generation> {
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
      `The site can't be shown: ${composedSiteFile} of the live generation is missing or damaged. Remove site/current, then compose it again with: npm start`,
      { cause },
    );
  }
}
