import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { ifMissing } from '@site/shared/node/if-missing';
import { insideFolder } from '@site/shared/node/inside-folder';
import { releaseFile } from '@site/shared/node/release';
import { parseRelease } from '@site/shared/node/site-copy/fetch-release';
import { parseSnapshotList } from '@site/shared/node/site-copy/fetch-snapshot';
import { snapshotListFile } from '@site/shared/node/snapshot-files';

/**
 * The hashes of the files of a release or a snapshot on this machine.
 * @param folder its key
 * @returns SHA-384 by path below the site's folder; empty for an unfinished one, which has no list
 * @throws when its list is not the one that its name is a hash of
 */
export async function listedHashes(siteDirectory: string, folder: string): Promise<Map<string, string>> {
  const [kind, name = '', version = ''] = folder.split('/');
  const isSnapshot = kind === 'snapshots';
  const file = insideFolder(siteDirectory, folder, isSnapshot ? snapshotListFile : releaseFile);
  const content = await readFile(file).catch(ifMissing(undefined));
  if (!content) return new Map();
  const files = isSnapshot ? parseSnapshotList(content, name) : parseRelease(content, { app: name, version });
  if (!files) throw damagedFile(file);
  return new Map(files.map(({ path, sha384 }) => [`${folder}/${path}`, sha384]));
}

/** Whether a file is the list of all others of its release or snapshot. */
export function isList(file: string): boolean {
  return [releaseFile, snapshotListFile].includes(basename(file));
}

export function damagedFile(file: string): Error {
  return new Error(
    `${file} is damaged. Copy it back from a backup, or from a replica. A release is also repaired by releasing the same build again.`,
  );
}
