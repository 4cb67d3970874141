import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { entriesBelow } from '../entries-below';
import { insideFolder } from '../inside-folder';
import { syncToDisk } from '../sync-to-disk';

/** The folder of files and folders that are not complete yet. It is not in `releases`, which is public. */
export function fetchingFolder(siteDirectory: string): string {
  return insideFolder(siteDirectory, 'fetching');
}

/**
 * Fills a folder of the site: an existing one in place, a new one in a staging folder, which is renamed once it is complete
 * and on disk. The staging folder keeps the files of an earlier try.
 * @param path below the site's folder
 * @param fill gives each file its name in one step: what it writes, it writes into the folder of staging files first
 */
export async function fillFolder(
  siteDirectory: string,
  path: string,
  fill: (folder: string, stagingFolder: string) => Promise<void>,
): Promise<void> {
  const folder = insideFolder(siteDirectory, path);
  const stagingFolder = fetchingFolder(siteDirectory);
  if (existsSync(folder)) {
    await fill(folder, stagingFolder);
    return syncFolders(folder);
  }
  const stagingPath = insideFolder(stagingFolder, path);
  await fillNew(stagingPath, folder, (place) => fill(place, stagingFolder)).catch(
    async (problem: unknown) => {
      if (!existsSync(folder)) throw problem;
      // Another process has fetched the same: it has renamed what this one was filling, too.
      await rm(stagingPath, { recursive: true, force: true });
    },
  );
  await syncToDisk(dirname(folder));
}

async function fillNew(stagingPath: string, folder: string, fill: (place: string) => Promise<void>) {
  await fill(stagingPath);
  await syncFolders(stagingPath);
  await mkdir(dirname(folder), { recursive: true });
  await rename(stagingPath, folder);
}

/** Flushes the names of everything below a folder to disk: its files were flushed when they were written. */
export async function syncFolders(folder: string): Promise<void> {
  const entries = await entriesBelow(folder);
  const folders = entries
    .filter(({ type }) => type === 'folder')
    .map(({ path }) => insideFolder(folder, path));
  for (const each of [...folders, folder]) await syncToDisk(each);
}
