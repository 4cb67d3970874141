import type { ComposedPage } from '@site/shared/node/composed-site';
import { containsPages } from '@site/shared/node/release';
import { readSite } from '../../compose/site-files/read-site';
import type { LiveReleases, ServedRelease } from '../../registry/live-releases';
import type { SiteAddress } from '../../registry/site-addresses';
import { readSnapshot, type Snapshot } from './snapshots';

/** The documents of a remote's pages in a snapshot that is kept. */
export interface FormerDocuments {
  /** The folder of the snapshot. */
  folder: string;
  pages: ComposedPage[];
}

interface KeptSnapshots {
  /** The deployed one, or the canary of the running rollout. */
  before: Snapshot | undefined;
  /** The names of previous ones, newest first. */
  earlier: string[];
}

/**
 * Releases of the former version don't contain their pages, so these can't be composed. The documents of an earlier snapshot with
 * the same release are kept instead, and with the same shell if the shell is that old.
 * @param addresses those that change
 * @returns the documents by remote, for the remotes that need them
 * @throws naming the release and the remedy if no snapshot has them
 */
export async function formerDocuments(
  { shell, remotes }: LiveReleases,
  addresses: SiteAddress[],
  kept: KeptSnapshots,
): Promise<Map<string, FormerDocuments>> {
  const needed = remotes.filter(
    (remote) =>
      addresses.some(({ release }) => release === remote) && !(containsPages(shell) && containsPages(remote)),
  );
  const found = new Map<string, FormerDocuments>();
  for (const remote of needed) found.set(remote.app, await documentsOf(remote, shell, kept));
  return found;
}

async function documentsOf(
  remote: ServedRelease,
  shell: ServedRelease,
  kept: KeptSnapshots,
): Promise<FormerDocuments> {
  for await (const { versions, folder } of keptSnapshots(kept)) {
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
    `${app} ${version} does not contain its pages: it was built before releases did, or not whole. No kept snapshot has its documents${place}. In its folder, release a new build: npx site release. To go back with the others: npx site rollback --with <app>@<version>`,
  );
}

async function* keptSnapshots({ before, earlier }: KeptSnapshots): AsyncGenerator<Snapshot> {
  if (before) yield before;
  for (const name of earlier) {
    // A damaged snapshot is skipped: another one may have the same documents.
    const snapshot = await readSnapshot(name).catch(() => undefined);
    if (snapshot) yield snapshot;
  }
}
