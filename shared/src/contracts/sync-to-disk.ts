import { open, rename, rm, symlink } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Flushes one file to disk, or the names that one folder holds. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Makes a link lead elsewhere in one step: the new one is renamed over the old one, so there is no moment without it. What is
 * live is switched so where it is published, and where it is followed.
 */
export async function switchLink(link: string, target: string): Promise<void> {
  const stagingPath = `${link}.staging`;
  await rm(stagingPath, { force: true });
  // On disk, what it leads to must be there before the link.
  await syncToDisk(dirname(link));
  await symlink(target, stagingPath);
  await rename(stagingPath, link);
  await syncToDisk(dirname(link));
}
