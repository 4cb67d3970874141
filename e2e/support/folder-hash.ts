import { createHash } from 'node:crypto';
import { copyFile, lstat, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Hashes of the files in a folder, by inode: a hard link is not read again. */
export type KnownFiles = Map<number, string>;

export async function hashesByInode(folder: string): Promise<KnownFiles> {
  const hashed = (await filesBelow(folder)).map(
    async (file): Promise<[number, string]> => [(await lstat(file)).ino, await fileHash(file)],
  );
  return new Map(await Promise.all(hashed));
}

/**
 * Hashes the names and contents of all files in a folder.
 * @param known files that still exist elsewhere, unchanged
 */
export async function folderHash(folder: string, known: KnownFiles = new Map()): Promise<string> {
  const hashed = (await filesBelow(folder)).map(async (file) => {
    const hash = known.get((await lstat(file)).ino) ?? (await fileHash(file));
    return `${file.slice(folder.length)}\0${hash}`;
  });
  const lines = (await Promise.all(hashed)).sort();
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/** Replaces the hard links in a folder by copies, except those to known files. */
export async function unlinkUnknown(folder: string, known: KnownFiles): Promise<void> {
  for (const file of await filesBelow(folder)) {
    if (known.has((await lstat(file)).ino)) continue;
    await copyFile(file, `${file}.copy`);
    await rename(`${file}.copy`, file);
  }
}

/** The paths of all files in a folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

export async function fileHash(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}
