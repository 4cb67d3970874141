import { readFile } from 'node:fs/promises';
import { contentIntegrity } from '@site/shared/node/content-integrity';
import { insideFolder } from '@site/shared/node/inside-folder';
import { forEachLimit } from './for-each-limit';

/**
 * The hashes of files, by their names.
 * @param names relative to the folder
 * @throws when one can't be read
 */
export async function fileHashes(folder: string, names: string[]): Promise<Record<string, string>> {
  const hashes = new Map<string, string>();
  await forEachLimit(names, async (name) => {
    hashes.set(name, contentIntegrity(await readFile(insideFolder(folder, name))));
  });
  return Object.fromEntries(names.map((name) => [name, hashes.get(name) ?? '']));
}
