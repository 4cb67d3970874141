import { readdir, readFile } from 'node:fs/promises';
import { basename, relative, sep } from 'node:path';
import { forEachLimit } from '@site/kit/release/for-each-limit';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { releaseFile } from '@site/shared/contracts/release';
import { snapshotListFile } from '@site/shared/contracts/snapshot-files';
import { isStoreKey } from '@site/shared/contracts/store-key';
import type { ObjectStore } from './object-store';

/** A bucket answers in tens of milliseconds, and many requests side by side. */
const concurrentRequests = 16;

interface Upload {
  /** The folder of this machine that holds `folder`. */
  from: string;
  /** A release or a snapshot, whose name is that of its content. */
  folder: string;
  /** The key of a file in the store. */
  keyOf: (file: string) => string;
  /** Keys that are not uploaded again. */
  present: Set<string>;
}

/**
 * Writes the files of a folder that the store lacks, the one that names all others last. What is there, from a try that broke
 * off or from another service, is whole: a key is written in one step.
 * @throws when there is no such folder on this machine
 */
export async function uploadFolder(
  store: ObjectStore,
  { from, folder, keyOf, present }: Upload,
): Promise<void> {
  const missing = (await filesIn(from, folder)).filter((file) => !present.has(keyOf(file)));
  const upload = async (file: string) => store.write(keyOf(file), await readFile(insideFolder(from, file)));
  await forEachLimit(
    missing.filter((file) => !isList(file)),
    upload,
    concurrentRequests,
  );
  await forEachLimit(missing.filter(isList), upload);
}

/** Removes the keys of a folder, the one that names all others first: without it, what is left counts as unfinished. */
export async function removeKeys(store: ObjectStore, keys: string[]): Promise<void> {
  const remove = (key: string) => store.remove(key);
  await forEachLimit(keys.filter(isList), remove);
  await forEachLimit(
    keys.filter((key) => !isList(key)),
    remove,
    concurrentRequests,
  );
}

/** Whether a file is the one that names all others of its release or snapshot. */
export function isList(file: string): boolean {
  return [releaseFile, snapshotListFile].includes(basename(file));
}

async function filesIn(from: string, folder: string): Promise<string[]> {
  const entries = await readdir(insideFolder(from, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, insideFolder(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter(isStoreKey);
}
