import { createHash } from 'node:crypto';
import { copyFileSync, lstatSync, readFileSync, renameSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

// Synchronous calls, which are faster for thousands of small files (decision 048).

/** Hashes of the files in a folder, by inode: a hard link is not read again. */
export type KnownFiles = Map<number, string>;

export async function hashesByInode(folder: string): Promise<KnownFiles> {
  return new Map((await filesBelow(folder)).map((file) => [lstatSync(file).ino, fileHash(file)]));
}

/**
 * Hashes the names and contents of all files in a folder.
 * @param known files that still exist elsewhere, unchanged
 */
export async function folderHash(folder: string, known: KnownFiles = new Map()): Promise<string> {
  const lines = (await filesBelow(folder)).map((file) => {
    const hash = known.get(lstatSync(file).ino) ?? fileHash(file);
    return `${file.slice(folder.length)}\0${hash}`;
  });
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}

/** Replaces the hard links in a folder by copies, except those to known files. */
export async function unlinkUnknown(folder: string, known: KnownFiles): Promise<void> {
  for (const file of await filesBelow(folder)) {
    if (known.has(lstatSync(file).ino)) continue;
    copyFileSync(file, `${file}.copy`);
    renameSync(`${file}.copy`, file);
  }
}

/** The paths of all files in a folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

export function fileHash(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
