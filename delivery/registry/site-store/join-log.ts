import { bucketKeyOf } from '@site/shared/node/private-keys';
import { isStoreKey } from '@site/shared/node/store-key';
import type { ObjectStore } from '../object-store/object-store';
import { stagingEnding } from '../release-store';
import { folderCopy } from './folder-copy';
import { teamKeys } from './site-store';

interface WorkingCopy {
  local: ObjectStore;
  /** The site's folder. */
  folder: string;
  /** Copies folders into the bucket. */
  keep: (folders: string[]) => Promise<void>;
}

/**
 * Copies a site from its folder into a bucket: releases, snapshots and the keys of teams first, then the missing entries of
 * the log, in their order. Does nothing if the bucket has all of them.
 * @throws when the bucket has the log of another site
 */
export async function joinLog(bucket: ObjectStore, { local, folder, keep }: WorkingCopy): Promise<void> {
  const entries = (await local.list('log')).map(({ key }) => key);
  const last = entries.at(-1);
  if (last === undefined || (await isSame(bucket, local, last))) return;
  const there = new Set((await bucket.list('log')).map(({ key }) => key));
  const common = entries.filter((key) => there.has(key)).at(-1);
  if (common !== undefined && !(await isSame(bucket, local, common))) refuse(bucket, folder, common);
  if (there.has(last)) refuse(bucket, folder, last);
  await keep(await foldersIn(folder));
  const keys = await local.read(teamKeys);
  if (keys) await bucket.create(bucketKeyOf(teamKeys), keys);
  for (const key of entries) {
    const content = await local.read(key);
    if (there.has(key) || !content) continue;
    if (!(await bucket.create(key, content))) refuse(bucket, folder, key);
  }
}

async function isSame(bucket: ObjectStore, local: ObjectStore, key: string): Promise<boolean> {
  const [here, there] = await Promise.all([local.read(key), bucket.read(key)]);
  return here !== undefined && there?.equals(here) === true;
}

function refuse({ place }: ObjectStore, folder: string, key: string): never {
  throw new Error(
    `${place} has another ${key} than ${folder}: they are different sites. Set SITE_DIR to an empty folder, to use the bucket, or SITE_STORE to an empty prefix, to copy the folder.`,
  );
}

/** The keys of all releases and snapshots. */
async function foldersIn(folder: string): Promise<string[]> {
  const { folders } = folderCopy(folder);
  const parents = ['snapshots', ...(await folders('releases')).map(({ key }) => key)];
  const found = (await Promise.all(parents.map(folders))).flat().map(({ key }) => key);
  return found.filter((key) => isStoreKey(key) && !key.endsWith(stagingEnding));
}
