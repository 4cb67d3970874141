import { readFile } from 'node:fs/promises';
import { insideFolder } from '@site/shared/node/inside-folder';
import { pageFile } from '../../compose/pages/page-file';
import type { SiteAddress } from '../../registry/site-addresses';

/** More would exceed the time limit of a release. */
const maxAddresses = 40;

export interface ChosenAddresses {
  /** One path of each kind of page, and further ones of changed pages. */
  kinds: string[];
  further: string[];
  /** Paths of either above the limit, which are not opened. */
  left: string[];
}

/** The pages of a candidate's snapshot. */
export interface CandidatePages {
  /** The paths of the apps that change. */
  own: SiteAddress[];
  /** Paths of unchanged pages. */
  unchanged: ReadonlySet<string>;
  /** The folder of the candidate's snapshot. */
  folder: string;
  /** That of the deployed one; undefined if nothing is deployed. */
  before: string | undefined;
}

/**
 * Chooses which of a candidate's pages are opened: one of each kind, and each that differs from the deployed one. If there
 * are too many, each app and each kind gets its share: a new article changes every page of the list of articles.
 */
export async function chooseAddresses({
  own,
  unchanged,
  folder,
  before,
}: CandidatePages): Promise<ChosenAddresses> {
  const firstOfKind = new Map<string, SiteAddress>();
  for (const address of own) if (!firstOfKind.has(kindOf(address))) firstOfKind.set(kindOf(address), address);
  const kinds = inTurn([...firstOfKind.values()], ({ release }) => release.app).map(({ path }) => path);
  const changed: SiteAddress[] = [];
  for (const address of own) {
    const { path } = address;
    if (unchanged.has(path) || kinds.includes(path)) continue;
    if (!before || (await contentOf(folder, path)) !== (await contentOf(before, path))) changed.push(address);
  }
  const further = inTurn(changed, kindOf).map(({ path }) => path);
  const room = Math.max(0, maxAddresses - kinds.length);
  return {
    kinds: kinds.slice(0, maxAddresses),
    further: further.slice(0, room),
    left: [...kinds.slice(maxAddresses), ...further.slice(room)],
  };
}

function kindOf({ release, page }: SiteAddress): string {
  return `${release.app} ${page}`;
}

/** One of each group in turn. */
function inTurn(addresses: SiteAddress[], groupOf: (address: SiteAddress) => string): SiteAddress[] {
  const seen = new Map<string, number>();
  return addresses
    .map((address) => {
      const turn = seen.get(groupOf(address)) ?? 0;
      seen.set(groupOf(address), turn + 1);
      return { address, turn };
    })
    .sort((one, other) => one.turn - other.turn)
    .map(({ address }) => address);
}

/** The HTML of a page without what changes in every release: its version, and the hashes of its files. */
async function contentOf(folder: string, path: string): Promise<string> {
  const html = await readFile(insideFolder(folder, pageFile(path)), 'utf8').catch(() => '');
  return html
    .replaceAll(/sha(256|384)-[\w+/]+=*/g, '')
    .replaceAll(/-[\da-f]{12}\b/g, '')
    .replaceAll(/\.[\da-f]{8,}(?=\.)/g, '');
}
