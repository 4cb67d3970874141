import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageFile } from '../../pages/page-file';
import type { SiteAddress } from '../../store/site-addresses';

/** More would take longer than a release may. */
const maxAddresses = 40;

export interface ChosenAddresses {
  /** One address of each kind of page, and further ones whose page has changed. */
  kinds: string[];
  further: string[];
  /** Addresses whose page has changed, and that are too many to be opened. */
  left: string[];
}

/**
 * Chooses which of a candidate's pages are opened: one of each kind, and each that differs from what is live.
 * @param folder of the candidate's generation
 * @param before the folder of the live one; undefined where nothing is live
 */
export async function chooseAddresses(
  own: SiteAddress[],
  folder: string,
  before: string | undefined,
): Promise<ChosenAddresses> {
  const firstOfKind = new Map<string, string>();
  for (const { release, page, path } of own) {
    const kind = `${release.app} ${page}`;
    if (!firstOfKind.has(kind)) firstOfKind.set(kind, path);
  }
  const kinds = [...firstOfKind.values()];
  const changed: string[] = [];
  for (const { path } of own)
    if (!before || (await contentOf(folder, path)) !== (await contentOf(before, path))) changed.push(path);
  const further = changed.filter((path) => !kinds.includes(path));
  const room = Math.max(0, maxAddresses - kinds.length);
  return {
    kinds: kinds.slice(0, maxAddresses),
    further: further.slice(0, room),
    left: [...kinds.slice(maxAddresses), ...further.slice(room)],
  };
}

/** Without what every new release changes: its version, and the hashes of its files. */
async function contentOf(folder: string, path: string): Promise<string> {
  const html = await readFile(join(folder, pageFile(path)), 'utf8').catch(() => '');
  return html
    .replaceAll(/sha(256|384)-[\w+/]+=*/g, '')
    .replaceAll(/-[\da-f]{12}\b/g, '')
    .replaceAll(/\.[\da-f]{8,}(?=\.)/g, '');
}
