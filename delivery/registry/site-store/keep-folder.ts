import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { contentIntegrity } from '@site/shared/node/content-integrity';
import { forEachLimit } from '@site/shared/node/for-each-limit';
import { insideFolder } from '@site/shared/node/inside-folder';
import { bucketKeyOf, isPrivate, privateFolderOf } from '@site/shared/node/private-keys';
import { isStoreKey } from '@site/shared/node/store-key';
import { filesBelow } from '../files/files-below';
import type { ObjectStore } from '../object-store/object-store';
import { damagedFile, isList, listedHashes } from './listed-hashes';

/** Concurrent requests: a bucket answers in tens of milliseconds, many at the same time. */
export const concurrentRequests = 16;

/**
 * Copies the missing files of a folder into the bucket, the file that lists all others last. Existing files, of an interrupted
 * attempt or of another service, are complete, because a key is written in one step.
 * @param siteDirectory the site's folder on this machine
 * @param folder the key of a release or a snapshot
 * @throws when the folder does not exist on this machine; naming a file that has another hash, which would never be replaced
 */
export async function keepFolder(bucket: ObjectStore, siteDirectory: string, folder: string): Promise<void> {
  const there = [await bucket.list(folder), await bucket.list(privateFolderOf(folder))].flat();
  const present = new Set(there.map(({ key }) => key));
  const path = insideFolder(siteDirectory, folder);
  if (!existsSync(path)) throw new Error(`${path} is missing. Nothing was deployed.`);
  const files = (await filesBelow(path)).map((file) => `${folder}/${file}`).filter(isStoreKey);
  // A bucket's list may be out of date. Of what another service has removed, the folder's own list went first.
  const own = files.find((file) => isList(file) && dirname(file) === folder);
  const isRemoved = own !== undefined && present.has(own) && (await bucket.read(own)) === undefined;
  const missing = isRemoved ? files : files.filter((file) => !present.has(bucketKeyOf(file)));
  if (missing.length === 0) return;
  const hashes = await listedHashes(siteDirectory, folder);
  const upload = async (file: string) => {
    const place = insideFolder(siteDirectory, file);
    const content = await readFile(place);
    const hash = hashes.get(file);
    if (hash !== undefined && contentIntegrity(content) !== hash) throw damagedFile(place);
    await bucket.write(bucketKeyOf(file), content);
  };
  const others = missing.filter((file) => !isList(file));
  // Public ones first: without any, a clean-up does not find the private ones of an interrupted attempt.
  for (const files of [others.filter((file) => !isPrivate(file)), others.filter(isPrivate)])
    await forEachLimit(files, upload, concurrentRequests);
  await forEachLimit(missing.filter(isList), upload);
}
