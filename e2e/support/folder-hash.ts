import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A hash over the names and contents of all files in a folder. */
export async function folderHash(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(`${file}\0`).update(await readFile(file));
  return hash.digest('hex');
}
