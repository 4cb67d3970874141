import { readdir } from 'node:fs/promises';
import { relative } from 'node:path';
import { insideFolder } from '@site/shared/node/inside-folder';

/** The paths of all files below a folder, relative to it and sorted. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, insideFolder(entry.parentPath, entry.name)))
    .sort();
}
