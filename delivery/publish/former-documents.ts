import { readdir } from 'node:fs/promises';
import type { ComposedPage } from '@site/shared/contracts/composed-site';
import { ifMissing } from '@site/shared/contracts/if-missing';
import { containsPages } from '@site/shared/contracts/release';
import type { LiveReleases, ServedRelease } from '../store/live-releases';
import type { SiteAddress } from '../store/site-addresses';
import { type Generation, generationsFolder, readGeneration } from './generations';
import { readSite } from './read-site';

/** The documents of a remote's pages in a generation that is kept. */
export interface FormerDocuments {
  /** The folder of the generation. */
  folder: string;
  pages: ComposedPage[];
}

/**
 * Pages of releases from before releases contained their pages can't be composed. They stay the documents that a generation
 * had with the same release, and where the shell is that old, with the same shell.
 * @param addresses those that change
 * @returns the documents by remote, for the remotes that need them
 * @throws naming the release and the remedy where no generation has them any more
 */
export async function formerDocuments(
  { shell, remotes }: LiveReleases,
  addresses: SiteAddress[],
  before: Generation | undefined,
): Promise<Map<string, FormerDocuments>> {
  const needed = remotes.filter(
    (remote) =>
      addresses.some(({ release }) => release === remote) && !(containsPages(shell) && containsPages(remote)),
  );
  const found = new Map<string, FormerDocuments>();
  for (const remote of needed) found.set(remote.app, await documentsOf(remote, shell, before));
  return found;
}

async function documentsOf(
  remote: ServedRelease,
  shell: ServedRelease,
  before: Generation | undefined,
): Promise<FormerDocuments> {
  for await (const generation of keptGenerations(before)) {
    const { versions, folder } = generation;
    if (versions[remote.app] !== remote.version) continue;
    if (!containsPages(shell) && versions.shell !== shell.version) continue;
    const site = await readSite(folder);
    const own = new Set(remote.routes.addresses.map(({ path }) => path));
    const pages = site.pages
      .filter(({ path }) => own.has(path))
      .map((page) => ({ release: remote.version, shell: versions.shell, ...page }));
    if (pages.length === own.size) return { folder, pages };
  }
  const { app, version } = containsPages(shell) ? remote : shell;
  const place = app === remote.app ? '' : ` with ${remote.app} ${remote.version}`;
  throw new Error(
    `${app} ${version} does not contain its pages: it was built before releases did, or not whole. No kept generation has its documents${place}. Build and release it again: npm run release -w ${app}`,
  );
}

/** The deployed generation, then the others, newest first. */
async function* keptGenerations(before: Generation | undefined): AsyncGenerator<Generation> {
  if (!before) return;
  yield before;
  const names = (await readdir(generationsFolder).catch(ifMissing([])))
    .filter((name) => /^\d+-\w+$/.test(name) && !before.folder.endsWith(name))
    .sort()
    .reverse();
  for (const name of names) {
    // Another version of the project may have written it.
    const generation = await readGeneration(name).catch(() => undefined);
    if (generation) yield generation;
  }
}
