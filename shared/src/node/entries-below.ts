import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inSlices } from './in-slices';

export interface Entry {
  /** Relative to the folder that was searched, with slashes. */
  path: string;
  type: 'file' | 'folder' | 'other';
}

/**
 * All files and folders below a folder. Links are not followed. Node's asynchronous walk waits for a thread at each folder: of
 * thousands of folders, it takes five times as long.
 * @throws when the folder, or one that was found in it, is missing
 */
export async function entriesBelow(folder: string): Promise<Entry[]> {
  const found: Entry[] = [];
  const folders = [''];
  // Grows while it is walked.
  await inSlices(folders, (parent) => {
    for (const entry of readdirSync(join(folder, parent), { withFileTypes: true })) {
      const path = parent ? `${parent}/${entry.name}` : entry.name;
      const type = entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : 'other';
      found.push({ path, type });
      if (type === 'folder') folders.push(path);
    }
  });
  return found;
}
