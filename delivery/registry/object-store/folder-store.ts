import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ifMissing } from '@site/shared/node/if-missing';
import { insideFolder } from '@site/shared/node/inside-folder';
import { isStoreKey, requireStoreKey } from '@site/shared/node/store-key';
import { syncToDisk } from '@site/shared/node/sync-to-disk';
import { filesBelow } from '../files/files-below';
import type { ObjectStore, StoredKey } from './object-store';

/** Stores the site's files in a folder, each key as a file. */
export function folderStore(folder: string): ObjectStore {
  const fileOf = (key: string) => insideFolder(folder, requireStoreKey(key));
  const read = async (key: string) => readFile(fileOf(key)).catch(ifMissing(undefined));
  return {
    place: folder,
    read,
    async write(key, content) {
      const staged = await stage(fileOf(key), content, key);
      await rename(staged, fileOf(key)).catch(removing(staged));
      await syncToDisk(dirname(fileOf(key)));
    },
    async create(key, content) {
      const staged = await stage(fileOf(key), content, key);
      try {
        await linkUnlessThere(staged, fileOf(key));
      } finally {
        await rm(staged);
      }
      await syncToDisk(dirname(fileOf(key)));
      // An earlier call of this caller may have been interrupted after the link.
      return (await read(key))?.equals(content) ?? false;
    },
    list: (below) => listFiles(folder, below),
    async remove(key) {
      await rm(fileOf(key), { force: true });
      await syncToDisk(dirname(fileOf(key))).catch(ifMissing(undefined));
    },
  };
}

/** Writes and flushes content next to its final name, under a name that is not a key. */
async function stage(file: string, content: Buffer, key: string): Promise<string> {
  const [folderMode, mode] = isPrivate(key) ? [0o700, 0o600] : [0o777, 0o666];
  await makeFolder(dirname(file), folderMode);
  const staged = insideFolder(dirname(file), `.${randomUUID()}.staging`);
  await writeFile(staged, content, { mode, flush: true }).catch(removing(staged));
  return staged;
}

/** On a full disk each retry would leave another file. */
function removing(staged: string): (error: unknown) => Promise<never> {
  return async (error) => {
    await rm(staged, { force: true });
    throw error;
  };
}

/** Not public: entries of the log name people and their reasons; `delivery` has the keys of teams. */
function isPrivate(key: string): boolean {
  return key.startsWith('log/') || key.startsWith('delivery/');
}

/** Creates a folder and its parents, and flushes their names to disk. */
async function makeFolder(folder: string, mode: number): Promise<void> {
  const topmost = await mkdir(folder, { recursive: true, mode });
  if (topmost === undefined) return;
  for (let made = folder; made.length >= topmost.length; made = dirname(made))
    await syncToDisk(dirname(made));
}

async function linkUnlessThere(from: string, to: string): Promise<void> {
  await link(from, to).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return;
    throw error;
  });
}

async function listFiles(top: string, below: string): Promise<StoredKey[]> {
  const files = await filesBelow(insideFolder(top, requireStoreKey(below))).catch(ifMissing([]));
  const keys = files.map((file) => `${below}/${file}`).filter(isStoreKey);
  const found: StoredKey[] = [];
  for (const key of keys) {
    const file = await stat(insideFolder(top, key)).catch(ifMissing(undefined));
    if (file) found.push({ key, writtenAt: file.mtime });
  }
  return found;
}
