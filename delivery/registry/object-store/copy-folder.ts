import { readdir, readFile, stat } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { forEachLimit } from '@site/kit/release/for-each-limit';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { folderStore } from './folder-store';
import type { ObjectStore } from './object-store';

/** A bucket answers in tens of milliseconds, and many requests side by side. */
const concurrentRequests = 16;

/**
 * Writes all files of a folder whose name is that of its content, a release or a snapshot. What is there already, from a try
 * that broke off or from another service, is not sent again.
 * @param from the folder that holds `folder` on this machine
 * @returns how many files were written
 */
export async function uploadFolder(from: string, store: ObjectStore, folder: string): Promise<number> {
  const present = await sizesIn(store, folder);
  const entries = await readdir(insideFolder(from, folder), { recursive: true, withFileTypes: true });
  if (entries.length === 0) throw new Error(`${insideFolder(from, folder)} is empty. Nothing was sent.`);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, insideFolder(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  const missing: string[] = [];
  for (const key of files)
    if ((await stat(insideFolder(from, key))).size !== present.get(key)) missing.push(key);
  await forEachLimit(
    missing,
    async (key) => store.write(key, await readFile(insideFolder(from, key))),
    concurrentRequests,
  );
  return missing.length;
}

/**
 * Fetches all files of such a folder, those that are missing on this machine.
 * @param to the folder that holds `folder` on this machine
 * @throws when a file was removed from the store meanwhile
 */
export async function downloadFolder(store: ObjectStore, folder: string, to: string): Promise<number> {
  const local = folderStore(to);
  const present = await sizesIn(local, folder);
  const missing = [...(await sizesIn(store, folder))].filter(([key, bytes]) => present.get(key) !== bytes);
  await forEachLimit(
    missing,
    async ([key]) => {
      const content = await store.read(key);
      if (!content) throw new Error(`${key} was removed from ${store.place} while it was copied.`);
      await local.write(key, content);
    },
    concurrentRequests,
  );
  return missing.length;
}

/** Removes all keys below a folder. */
export async function removeFolder(store: ObjectStore, folder: string): Promise<void> {
  const keys = [...(await sizesIn(store, folder)).keys()];
  await forEachLimit(keys, (key) => store.remove(key), concurrentRequests);
}

async function sizesIn(store: ObjectStore, folder: string): Promise<Map<string, number>> {
  return new Map((await store.list(folder)).map(({ key, bytes }) => [key, bytes]));
}
