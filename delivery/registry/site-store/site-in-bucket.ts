import { existsSync } from 'node:fs';
import { forEachLimit } from '@site/shared/node/for-each-limit';
import { insideFolder } from '@site/shared/node/inside-folder';
import { messageOf } from '@site/shared/node/message-of';
import { bucketKeyOf } from '@site/shared/node/private-keys';
import { releaseFile } from '@site/shared/node/release';
import { fetchRelease } from '@site/shared/node/site-copy/fetch-release';
import { fetchSnapshot } from '@site/shared/node/site-copy/fetch-snapshot';
import * as v from 'valibot';
import { folderStore } from '../object-store/folder-store';
import type { ObjectStore } from '../object-store/object-store';
import { bucketCopy } from './bucket-copy';
import { folderCopy } from './folder-copy';
import { joinLog } from './join-log';
import { keepFolder } from './keep-folder';
import type { SiteStore } from './site-store';

const concurrentFolders = 8;

const entrySchema = v.pipe(v.string(), v.parseJson(), v.object({ n: v.number() }));

/**
 * The site in a bucket, with a working copy in a folder of this machine: releases and snapshots that were created here or
 * fetched, and the log, whose entries never change.
 */
export function siteInBucket(bucket: ObjectStore, folder: string): SiteStore {
  const local = folderStore(folder);
  const fetching = new Map<string, Promise<void>>();
  let joining: Promise<void> | undefined;

  /** Called before the first read of the log. */
  const joined = () => {
    joining ??= joinLog(bucket, { local, folder, keep }).catch((error: unknown) => {
      joining = undefined;
      throw error;
    });
    return joining;
  };

  async function read(key: string): Promise<Buffer | undefined> {
    await joined();
    if (!key.startsWith('log/')) return bucket.read(bucketKeyOf(key));
    const here = await local.read(key);
    if (here && isEntry(here)) return here;
    const content = await bucket.read(key);
    // A gateway may answer with a page of its own: as a copy, it would hide the entry for good.
    if (content && isEntry(content)) await local.write(key, content);
    return content ?? here;
  }

  async function keep(folders: string[]): Promise<void> {
    await forEachLimit(folders, (each) => keepFolder(bucket, folder, each), concurrentFolders);
  }

  async function fetch(folders: string[]): Promise<void> {
    for (const each of folders) {
      if (existsSync(insideFolder(folder, each))) continue;
      const under =
        fetching.get(each) ?? fetchFolder(bucket, folder, each).finally(() => fetching.delete(each));
      fetching.set(each, under);
      await under;
    }
  }

  return {
    ...bucket,
    source: bucket,
    read,
    write: (key, content) => bucket.write(bucketKeyOf(key), content),
    keep,
    fetch,
    copies: [bucketCopy(bucket), folderCopy(folder)],
  };
}

/** Whether a content can be an entry of the log; its reader checks the rest. */
function isEntry(content: Buffer): boolean {
  return v.is(entrySchema, content.toString());
}

async function fetchFolder(bucket: ObjectStore, siteDirectory: string, folder: string): Promise<void> {
  const read = (file: string) => bucket.read(bucketKeyOf(`${folder}/${file}`));
  const [kind, name = '', version = ''] = folder.split('/');
  try {
    if (kind === 'snapshots') await fetchSnapshot(siteDirectory, name, read);
    else if (await read(releaseFile))
      await fetchRelease(siteDirectory, { app: name, version }, { read, isWanted: () => true });
  } catch (cause) {
    const reason = messageOf(cause);
    throw new Error(`${folder} can't be fetched from ${bucket.place}: ${reason}`, { cause });
  }
}
