import { isDeepStrictEqual } from 'node:util';
import type { ComposedPage } from '@site/shared/node/composed-site';
import type { Release } from '@site/shared/node/release';
import { releasedPageFile } from '@site/shared/node/released-page';
import type { RemoteAddress } from '@site/shared/site-model/remote-routes';
import { entryFile } from '@site/shared/site-model/route-matching';
import type { ServedRelease } from '../../registry/live-releases';
import { readRelease } from '../../registry/release-store';
import type { SiteAddress } from '../../registry/site-addresses';
import { damagedFiles } from '../../registry/verify-release';
import type { DeployedState } from '../log/entry';
import { recentVersions } from '../switch/next-state';
import { findWithdrawn } from '../withdrawal/read-withdrawn';

interface Before {
  /** The pages of the snapshot before. */
  pages: ComposedPage[];
  /** The version of the shell that pages are composed with now. */
  shell: string;
  /** A hash of the code that composes and checks pages now. */
  composer: string;
  /** What is deployed before the changes. */
  state: Pick<DeployedState, 'apps' | 'withdrawn'> | undefined;
  isRollback: boolean;
}

/**
 * Finds the pages that stay as they are when their app is released: a page's document is a function of the layout, of the
 * page's files in the release and of the composer, and all of them are those of the release that it names (decision 003).
 * @param addresses those of the releases that change
 * @returns their paths
 */
export async function unchangedPages(
  addresses: SiteAddress[],
  { pages, shell, composer, ...deployment }: Before,
): Promise<Set<string>> {
  const before = new Map(pages.map((page) => [page.path, page]));
  const releases = new Map<string, EarlierRelease | undefined>();
  const unchanged = new Set<string>();
  for (const address of addresses) {
    const { release, ...own } = address;
    const { path } = own;
    const page = before.get(path);
    if (page?.release === undefined || page.shell !== shell || page.composer !== composer) continue;
    const name = `${release.app}/${page.release}`;
    if (!releases.has(name)) releases.set(name, await earlierRelease(release, page.release, deployment));
    const earlier = releases.get(name);
    if (!earlier) continue;
    const source = sourceOf(earlier.release, path, earlier.addresses.get(path));
    if (isDeepStrictEqual(source, sourceOf(release, path, own))) unchanged.add(path);
  }
  return unchanged;
}

interface EarlierRelease {
  release: Release;
  addresses: Map<string, RemoteAddress>;
}

/** An earlier version of a release; undefined where no page may go on naming it. */
async function earlierRelease(
  release: ServedRelease,
  version: string,
  { state, isRollback }: Pick<Before, 'state' | 'isRollback'>,
): Promise<EarlierRelease | undefined> {
  const { app, origin } = release;
  // The service can't see whether old files are still on a team's own origin.
  if (origin || !recentVersions(state?.apps[app], release.version).includes(version)) return undefined;
  // No page goes on naming the release that a rollback leaves.
  if (isRollback && version === state?.apps[app]?.version) return undefined;
  if (findWithdrawn(state, { [app]: version })) return undefined;
  const earlier = await readRelease(app, version).catch(() => undefined);
  if (!earlier || (await damagedFiles(earlier, isLoadedByPages)).length > 0) return undefined;
  const addresses = new Map(earlier.routes.addresses.map((address) => [address.path, address]));
  return { release: earlier, addresses };
}

/** The files that a page loads from the release it names. Entries, often most files, come from the deployed one. */
function isLoadedByPages(name: string): boolean {
  return name.startsWith('web/') && !name.startsWith('web/entries');
}

/** What a release gives to the document of a page: its files, each with its hash. The web entry holds the hashes of all code. */
function sourceOf({ webEntry, pages, files }: Release, path: string, address: RemoteAddress | undefined) {
  const { js = [], css = [] } = pages[address?.page ?? ''] ?? {};
  const names = [webEntry, ...js, ...css, `web/${entryFile(path)}`, releasedPageFile(path)];
  return { address, files: names.map((name) => [name, files[name]]) };
}
