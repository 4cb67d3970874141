import { randomUUID } from 'node:crypto';
import { existsSync, lstatSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileHashes } from '@site/kit/release/file-hashes';
import { fileIntegritySync } from '@site/shared/node/content-integrity';
import { inSlices } from '@site/shared/node/in-slices';
import { insideFolder } from '@site/shared/node/inside-folder';
import { parseSnapshotList } from '@site/shared/node/site-copy/fetch-snapshot';
import { type SnapshotList, snapshotHash, snapshotListFile } from '@site/shared/node/snapshot-files';
import { syncToDisk } from '@site/shared/node/sync-to-disk';
import { filesBelow } from '../../registry/files/files-below';
import type { KeptFiles } from '../../registry/files/kept-files';
import { requireWritable } from '../../registry/files/require-writable';
import { syncTree } from '../../registry/files/sync-tree';
import { stagingEnding } from '../../registry/release-store';
import { snapshotsFolder } from './snapshots';

/**
 * Makes a snapshot in a staging folder, and renames it to the hash of its content once it is complete and on disk. Equal
 * content gives the same snapshot.
 * @param composer a hash of the code that composes it
 * @param fill writes every file of the snapshot into the folder it is given
 * @param kept the files that `fill` keeps of the snapshot before, whose list has the hashes of links
 * @returns the snapshot's name, and the result of `fill`
 */
export async function makeSnapshot<Filled>(
  composer: string,
  fill: (folder: string) => Promise<Filled>,
  kept?: KeptFiles,
): Promise<{ name: string; filled: Filled }> {
  return inStagingFolder(async (stagingPath) => {
    const filled = await fill(stagingPath);
    const known = kept ? await hashesOfLinks(kept) : new Map<string, string>();
    return { name: await place(stagingPath, composer, known), filled };
  });
}

/**
 * @param known the hashes of files, by their names
 * @returns the snapshot's name
 */
async function place(stagingPath: string, composer: string, known: Map<string, string>): Promise<string> {
  const list: SnapshotList = { composer, files: await listFiles(stagingPath, known) };
  const text = JSON.stringify(list);
  await writeFile(join(stagingPath, snapshotListFile), text);
  await syncTree(stagingPath);
  const name = snapshotHash(text);
  const folder = insideFolder(snapshotsFolder, name);
  // It may exist already: made earlier, or by another process in the meantime.
  await rename(stagingPath, folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error;
    return complete(folder, stagingPath, list);
  });
  await syncToDisk(snapshotsFolder);
  return name;
}

/** Replaces what an existing snapshot lacks, for instance after a removal that was killed, or what was damaged since. */
async function complete(folder: string, stagingPath: string, { files }: SnapshotList): Promise<void> {
  const lacking: string[] = [];
  await inSlices(files, ({ path, sha384 }) => {
    const [there, here] = [insideFolder(folder, path), insideFolder(stagingPath, path)];
    if (!isSameFile(there, here) && fileIntegritySync(there) !== sha384) lacking.push(path);
  });
  for (const path of lacking) {
    await mkdir(dirname(insideFolder(folder, path)), { recursive: true });
    await rename(insideFolder(stagingPath, path), insideFolder(folder, path));
  }
  if (lacking.length > 0) await syncTree(folder);
  // The list is replaced even if it exists. Its new date keeps clean-ups from removing the snapshot as an old one.
  await rename(join(stagingPath, snapshotListFile), join(folder, snapshotListFile));
  await syncToDisk(folder);
}

/**
 * Makes a folder for the files of a snapshot. It is removed after the work, unless that has renamed it: on a full disk each
 * attempt would leave another one.
 */
export async function inStagingFolder<Result>(
  work: (stagingPath: string) => Promise<Result>,
): Promise<Result> {
  const stagingPath = insideFolder(snapshotsFolder, `${randomUUID()}${stagingEnding}`);
  await requireWritable(snapshotsFolder);
  await mkdir(stagingPath, { recursive: true });
  try {
    return await work(stagingPath);
  } finally {
    await rm(stagingPath, { recursive: true, force: true });
  }
}

async function listFiles(folder: string, known: Map<string, string>): Promise<SnapshotList['files']> {
  const paths = await filesBelow(folder);
  const hashes = await fileHashes(
    folder,
    paths.filter((path) => !known.has(path)),
  );
  return paths.map((path) => ({ path, sha384: known.get(path) ?? hashes[path] ?? '' }));
}

/** The hashes of links. They are not calculated again, so that a damaged file keeps another hash than the list has. */
async function hashesOfLinks({ folder, links }: KeptFiles): Promise<Map<string, string>> {
  const list = await readFile(join(folder, snapshotListFile));
  // Every later snapshot would take over the wrong hashes of a damaged list.
  const files = parseSnapshotList(list, basename(folder)) ?? [];
  return new Map(files.filter(({ path }) => links.has(path)).map(({ path, sha384 }) => [path, sha384]));
}

/** Whether both are links of one file. */
function isSameFile(path: string, other: string): boolean {
  const [one, two] = [path, other].map((each) => lstatSync(each, { bigint: true, throwIfNoEntry: false }));
  return one !== undefined && one.dev === two?.dev && one.ino === two.ino;
}
