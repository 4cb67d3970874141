import { readdir, readFile } from 'node:fs/promises';
import { basename, relative, sep } from 'node:path';
import { forEachLimit } from '@site/kit/release/for-each-limit';
import { contentIntegrity } from '@site/shared/node/content-integrity';
import { insideFolder } from '@site/shared/node/inside-folder';
import { releaseFile } from '@site/shared/node/release';
import { snapshotListFile } from '@site/shared/node/snapshot-files';
import { isStoreKey } from '@site/shared/node/store-key';
import type { ObjectStore } from './object-store';

/** Concurrent requests: a bucket answers in tens of milliseconds, many at the same time. */
const concurrentRequests = 16;

interface Upload {
  /** The folder of this machine that contains `folder`. */
  from: string;
  /** The folder of a release or a snapshot, named by its content. */
  folder: string;
  /** The key of a file in the store. */
  keyOf: (file: string) => string;
  /** Existing keys, which are not uploaded again. */
  present: Set<string>;
  /** Reads the SHA-384 of the files, by their paths below `from`. */
  readHashes: () => Promise<ReadonlyMap<string, string>>;
}

/**
 * Writes the missing files of a folder to the store, the file that lists all others last. Existing files, of an interrupted
 * attempt or of another service, are complete, because a key is written in one step.
 * @throws when the folder does not exist on this machine; naming a file that has another hash, which would never be replaced
 */
export async function uploadFolder(
  store: ObjectStore,
  { from, folder, keyOf, present, readHashes }: Upload,
): Promise<void> {
  const missing = (await filesIn(from, folder)).filter((file) => !present.has(keyOf(file)));
  if (missing.length === 0) return;
  const hashes = await readHashes();
  const upload = async (file: string) => {
    const content = await readFile(insideFolder(from, file));
    const hash = hashes.get(file);
    if (hash !== undefined && contentIntegrity(content) !== hash) throw damagedFile(insideFolder(from, file));
    await store.write(keyOf(file), content);
  };
  await forEachLimit(
    missing.filter((file) => !isList(file)),
    upload,
    concurrentRequests,
  );
  await forEachLimit(missing.filter(isList), upload);
}

export function damagedFile(file: string): Error {
  return new Error(
    `${file} is damaged. Copy it back from a backup, or from a replica. A release is also repaired by releasing the same build again.`,
  );
}

/** Removes the keys of a folder, the file that lists all others first: without it, the rest counts as unfinished. */
export async function removeKeys(store: ObjectStore, keys: string[]): Promise<void> {
  const remove = (key: string) => store.remove(key);
  await forEachLimit(keys.filter(isList), remove);
  await forEachLimit(
    keys.filter((key) => !isList(key)),
    remove,
    concurrentRequests,
  );
}

/** Whether a file is the list of all others of its release or snapshot. */
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
