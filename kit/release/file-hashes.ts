import { readFileSync } from 'node:fs';
import { contentIntegrity } from '@site/shared/node/content-integrity';
import { inSlices } from '@site/shared/node/in-slices';
import { insideFolder } from '@site/shared/node/inside-folder';

/**
 * The hashes of files, by their names.
 * @param names relative to the folder
 * @throws when one can't be read
 */
export async function fileHashes(folder: string, names: string[]): Promise<Record<string, string>> {
  const hashes: [string, string][] = [];
  await inSlices(names, (name) => {
    hashes.push([name, contentIntegrity(readFileSync(insideFolder(folder, name)))]);
  });
  return Object.fromEntries(hashes);
}
