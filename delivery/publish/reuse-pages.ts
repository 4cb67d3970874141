import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { forEachLimit } from '@site/kit/release/for-each-limit';
import type { Release } from '@site/shared/contracts/release';
import { entryFile } from '@site/shared/contracts/route-matching';
import { shareImagePath } from '@site/shared/contracts/share-image-path';
import { isCheckedBy } from '../gate/page-checker';
import { pageFile } from '../pages/page-file';
import { readRelease } from '../store/release-store';
import type { SiteAddress } from '../store/site-addresses';
import type { Generation } from './generations';
import { linkOrCopy } from './link-or-copy';
import { writeText } from './write-file';
import type { Heads } from './write-site';

/** Pages are reused only while the shell and all origins stay as they are. */
export interface Reuse {
  before: Pick<Generation, 'folder' | 'versions'>;
  folder: string;
  /** A hash of the code that composes and checks pages. */
  rules: string;
  /** What was checked for the generation before, by address. */
  checked: Record<string, string>;
  /** The heads of the pages of the generation before. */
  headsBefore: Heads;
}

/**
 * Writes the pages of new releases that differ from those of the generation before in their version alone: the code of the
 * release and the words of the address are the same, and so is the code that composed and checked them (decision 003).
 * @param addresses those of the releases that change
 * @returns their heads, by address; all other pages have to be rendered
 */
export async function reusePages(
  { before, folder, rules, checked, headsBefore }: Reuse,
  addresses: SiteAddress[],
): Promise<Heads> {
  const earlier = await releasesBefore(before, addresses);
  const reused: Heads = new Map();
  await forEachLimit(addresses, async (address) => {
    const { path, release } = address;
    const previous = earlier.get(release.app);
    if (!previous || !isCheckedBy(rules, checked[path]) || !hasSameWords(previous, address)) return;
    const file = pageFile(path);
    const html = await readFile(join(before.folder, file), 'utf8').catch(() => undefined);
    if (html === undefined || hasVersionInStyle(html, previous.version)) return;
    const renewed = (text: string) => text.replaceAll(previous.version, release.version);
    await writeText(folder, file, renewed(html));
    const head = headsBefore.get(path);
    if (head) linkOrCopy(join(before.folder, shareImagePath(path)), join(folder, shareImagePath(path)));
    reused.set(path, head && JSON.parse(renewed(JSON.stringify(head))));
  });
  return reused;
}

/** The releases before, by app, of those apps whose code stays the same. */
async function releasesBefore(
  { versions }: Pick<Generation, 'versions'>,
  addresses: SiteAddress[],
): Promise<Map<string, Release>> {
  const earlier = new Map<string, Release>();
  for (const release of new Set(addresses.map((address) => address.release))) {
    const { app } = release;
    const previous = await readRelease(app, versions[app] ?? '').catch(() => undefined);
    if (previous && isDeepStrictEqual(codeOf(previous), codeOf(release))) earlier.set(app, previous);
  }
  return earlier;
}

/** What pages are rendered and hydrated with, beside their words: every script and style sheet, and which page needs which. */
function codeOf({ pages, webEntry, nodeEntry, files }: Release) {
  const code = Object.entries(files).filter(([name]) => /\.(js|css)$/.test(name));
  return { pages, webEntry, nodeEntry, files: Object.fromEntries(code) };
}

/**
 * The words were part of the content that gave the release before its version, so they can't name it: replacing the version
 * changes none of them.
 */
function hasSameWords(previous: Release, { release, ...address }: SiteAddress): boolean {
  const same = previous.routes.addresses.find(({ path }) => path === address.path);
  const words = `web/${entryFile(address.path)}`;
  return isDeepStrictEqual(same, address) && previous.files[words] === release.files[words];
}

/** The page's security policy names its styles by their hashes. */
function hasVersionInStyle(html: string, version: string): boolean {
  const [, ...styles] = html.split('<style');
  return styles.some((style) => style.split('</style>', 1)[0]?.includes(version));
}
