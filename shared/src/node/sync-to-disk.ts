import { closeSync, fsync, openSync } from 'node:fs';
import { rename, rm, symlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const flush = promisify(fsync);

/**
 * Flushes one file to disk, or the names in one folder. Only the flush waits for the disk: of thousands of folders, three calls
 * each in Node's threads would take twice as long.
 */
export async function syncToDisk(path: string): Promise<void> {
  const descriptor = openSync(path, 'r');
  try {
    await flush(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Makes a link point elsewhere in one step: the new one is renamed over the old one, so the link always exists. Snapshots
 * are switched this way on the release machine and on replicas.
 */
export async function switchLink(link: string, target: string): Promise<void> {
  const stagingPath = `${link}.staging`;
  await rm(stagingPath, { force: true });
  // The target must be on disk before the link is.
  await syncToDisk(dirname(link));
  await symlink(target, stagingPath);
  await rename(stagingPath, link);
  await syncToDisk(dirname(link));
}
