import { open, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { forEachLimit } from '@site/kit/release/for-each-limit';

/** Disks handle several requests at a time. */
const concurrentSyncs = 16;

/**
 * Flushes every file and folder below a folder to disk, and the folder itself. Without it, a power loss after the folder
 * is renamed into place may leave empty files under their final names.
 */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  await forEachLimit([folder, ...entries.map((entry) => join(folder, entry))], syncToDisk, concurrentSyncs);
}

/** Flushes one file to disk, or the entries of one folder. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces a file in one step: after a crash it has the old content or the new one. */
export async function replaceFile(file: string, content: string, mode?: number): Promise<void> {
  const stagingPath = `${file}.staging`;
  await writeFile(stagingPath, content, { mode, flush: true });
  await rename(stagingPath, file);
  await syncToDisk(dirname(file));
}

/** Makes a link lead elsewhere in one step: the new one is renamed over the old one, so there is no moment without it. */
export async function switchLink(link: string, target: string): Promise<void> {
  const stagingPath = `${link}.staging`;
  await rm(stagingPath, { force: true });
  // On disk, what it leads to must be there before the link.
  await syncToDisk(dirname(link));
  await symlink(target, stagingPath);
  await rename(stagingPath, link);
  await syncToDisk(dirname(link));
}
