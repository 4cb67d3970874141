import { existsSync } from 'node:fs';
import { link, mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { contentIntegrity, fileIntegrity } from '@site/shared/contracts/content-integrity';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { syncToDisk } from '@site/shared/contracts/sync-to-disk';

/** The service and the disk take several at a time; bounded concurrency limits peak memory. */
const concurrentFiles = 8;

/** A file that a folder is to have, by its path within the folder and its SHA-384. */
export interface WantedFile {
  path: string;
  sha384: string;
}

interface Origins {
  /** Reads a file from elsewhere. */
  download: (path: string) => Promise<Buffer>;
  /** Files of this machine by their SHA-384, which get a second name rather than being read again. */
  known?: ReadonlyMap<string, string>;
}

/**
 * Fills a folder with files. Those that are there as they should be stay; each other one is checked before it gets its name.
 * @throws naming the first file that can't be had, or that is not what it should be
 */
export async function fetchFiles(folder: string, files: WantedFile[], origins: Origins): Promise<void> {
  const queue = files.values();
  const bringNext = async () => {
    for (const file of queue) await bringFile(folder, file, origins);
  };
  const bringing = Array.from({ length: concurrentFiles }, bringNext);
  try {
    await Promise.all(bringing);
  } finally {
    await Promise.allSettled(bringing);
  }
}

async function bringFile(
  folder: string,
  { path, sha384 }: WantedFile,
  { download, known }: Origins,
): Promise<void> {
  const file = insideFolder(folder, path);
  if ((await fileIntegrity(file)) === sha384) return;
  await mkdir(dirname(file), { recursive: true });
  const stagingPath = insideFolder(dirname(file), `.${basename(file)}.${process.pid}.staging`);
  const same = known?.get(sha384);
  const isLinked =
    same !== undefined &&
    (await link(same, stagingPath).then(
      () => true,
      () => false,
    ));
  if (!isLinked) {
    const content = await download(path);
    if (contentIntegrity(content) !== sha384)
      throw new Error(`${path} of the release service is not the file that was released.`);
    await writeFile(stagingPath, content, { flush: true });
  }
  await rename(stagingPath, file);
}

/** The files below a folder by their SHA-384; none where there is no folder. */
export async function filesByHash(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => insideFolder(entry.parentPath, entry.name));
  const known = new Map<string, string>();
  for (const file of files) {
    const hash = await fileIntegrity(file);
    if (hash) known.set(hash, file);
  }
  return known;
}

/**
 * Fills a folder of the site: one that is there in its place, a new one in a staging folder, which gets the name once it is
 * whole and on disk.
 * @param path below the site's folder
 */
export async function fillFolder(
  siteDirectory: string,
  path: string,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = insideFolder(siteDirectory, path);
  // Not below `releases`, where visitors could ask for it.
  const stagingPath = insideFolder(siteDirectory, 'following', path);
  const place = existsSync(folder) ? folder : stagingPath;
  await fill(place);
  await syncFolders(place);
  if (place === folder) return;
  await mkdir(dirname(folder), { recursive: true });
  await rename(stagingPath, folder);
  await syncToDisk(dirname(folder));
}

/** Flushes the names of everything below a folder to disk: its files were flushed when they were written. */
export async function syncFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => insideFolder(entry.parentPath, entry.name));
  for (const each of [...folders, folder]) await syncToDisk(each);
}
