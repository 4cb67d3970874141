import { readdir, rename, rm, stat } from 'node:fs/promises';
import { ifMissing } from '@site/shared/node/if-missing';
import { insideFolder } from '@site/shared/node/inside-folder';
import { releaseFile } from '@site/shared/node/release';
import { snapshotListFile } from '@site/shared/node/snapshot-files';
import { stagingEnding } from '../release-store';
import type { SiteCopy, StoredFolder } from './site-store';

/** The releases and snapshots in the site's folder. */
export function folderCopy(siteDirectory: string): SiteCopy {
  return {
    isShared: false,
    async folders(parent) {
      const names = await readdir(insideFolder(siteDirectory, parent)).catch(ifMissing([]));
      const found = names.map((name) => describe(siteDirectory, parent, name));
      return (await Promise.all(found)).filter((folder) => folder !== undefined);
    },
    async remove(folder) {
      const path = insideFolder(siteDirectory, folder);
      const stagingPath = `${path}${stagingEnding}`;
      // If this is killed, no folder with a final name lacks files.
      await rm(stagingPath, { recursive: true, force: true });
      await rename(path, stagingPath).catch(ifMissing(undefined));
      await rm(stagingPath, { recursive: true, force: true });
    },
  };
}

/** @returns undefined if it was removed meanwhile */
async function describe(
  siteDirectory: string,
  parent: string,
  name: string,
): Promise<StoredFolder | undefined> {
  const key = `${parent}/${name}`;
  const folder = insideFolder(siteDirectory, key);
  const list = parent === 'snapshots' ? snapshotListFile : releaseFile;
  const written = await stat(insideFolder(folder, list)).catch(ifMissing(undefined));
  const found = written ?? (await stat(folder).catch(ifMissing(undefined)));
  const isWhole = written !== undefined && !name.endsWith(stagingEnding);
  return found && { key, name, isWhole, writtenAt: found.mtime };
}
