import { isDeepStrictEqual } from 'node:util';
import type { ComposedPage } from '@site/shared/contracts/composed-site';
import type { Release } from '@site/shared/contracts/release';
import { entryFile } from '@site/shared/contracts/route-matching';
import type { ServedRelease } from '../store/live-releases';
import { readRelease } from '../store/release-store';
import type { SiteAddress } from '../store/site-addresses';
import { damagedFiles } from '../store/verify-release';
import { withdrawnVersions } from '../withdrawn/read-withdrawn';
import type { Change } from './generations';
import { lastLiveVersions } from './history';

interface Before {
  /** The pages of the generation before. */
  pages: ComposedPage[];
  /** A hash of the code that composes and checks pages now. */
  composer: string;
  /** Every change of what is live, oldest first, with those that are being made. */
  history: Change[];
  isRollback: boolean;
}

/**
 * Finds the pages that stay as they are when their app is released: the code of the release that they name and the words of
 * the address are those of the new one, and so is the code that composed and checked them (decision 003).
 * @param addresses those of the releases that change
 * @returns their paths
 */
export async function unchangedPages(
  addresses: SiteAddress[],
  { pages, composer, ...changes }: Before,
): Promise<Set<string>> {
  const before = new Map(pages.map((page) => [page.path, page]));
  const releases = new Map<string, Release | undefined>();
  const unchanged = new Set<string>();
  for (const address of addresses) {
    const { path, release } = address;
    const page = before.get(path);
    if (page?.release === undefined || page.composer !== composer) continue;
    const name = `${release.app}/${page.release}`;
    if (!releases.has(name)) releases.set(name, await earlierRelease(release, page.release, changes));
    if (hasSameWords(releases.get(name), address)) unchanged.add(path);
  }
  return unchanged;
}

/** An earlier version of a release; undefined where its code is another, or where no page may go on naming it. */
async function earlierRelease(
  release: ServedRelease,
  version: string,
  { history, isRollback }: Pick<Before, 'history' | 'isRollback'>,
): Promise<Release | undefined> {
  const { app, origin } = release;
  // Whether old files are still on an origin of a team, nobody here sees.
  if (origin || !lastLiveVersions(app, history).has(version)) return undefined;
  if (isRollback && history.findLast((change) => change.app === app)?.from === version) return undefined;
  if ((await withdrawnVersions(app)).has(version)) return undefined;
  const earlier = await readRelease(app, version).catch(() => undefined);
  if (!earlier || !isDeepStrictEqual(codeOf(earlier), codeOf(release))) return undefined;
  return (await damagedFiles(earlier, isLoadedByPages)).length === 0 ? earlier : undefined;
}

/** What a page loads of the release that it names. Words come from the live one: with hundreds of entries they are most files. */
function isLoadedByPages(name: string): boolean {
  return name.startsWith('web/') && !name.startsWith('web/entries');
}

/** What pages are rendered and hydrated with, beside their words: every script and style sheet, and which page needs which. */
function codeOf({ pages, webEntry, nodeEntry, files }: Release) {
  const code = Object.entries(files).filter(([name]) => /\.(js|css)$/.test(name));
  return { pages, webEntry, nodeEntry, files: Object.fromEntries(code) };
}

function hasSameWords(earlier: Release | undefined, { release, ...address }: SiteAddress): boolean {
  const same = earlier?.routes.addresses.find(({ path }) => path === address.path);
  const words = `web/${entryFile(address.path)}`;
  return isDeepStrictEqual(same, address) && earlier?.files[words] === release.files[words];
}
