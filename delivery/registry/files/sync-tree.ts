import { lstatSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { entriesBelow } from '@site/shared/node/entries-below';
import { forEachLimit } from '@site/shared/node/for-each-limit';
import { inSlices } from '@site/shared/node/in-slices';
import { insideFolder } from '@site/shared/node/inside-folder';
import { syncToDisk } from '@site/shared/node/sync-to-disk';

/** Concurrent flushes, because disks handle several requests at a time. */
const concurrentSyncs = 16;

/**
 * Flushes every file and folder below a folder to disk, and the folder itself. Without it, a power loss after the folder
 * is renamed into place may leave empty files under their final names. Files that are linked from elsewhere were flushed
 * there.
 */
export async function syncTree(folder: string): Promise<void> {
  const entries = await entriesBelow(folder);
  const unflushed = [folder];
  await inSlices(entries, ({ path, type }) => {
    const place = insideFolder(folder, path);
    if (type === 'folder' || lstatSync(place).nlink === 1) unflushed.push(place);
  });
  await forEachLimit(unflushed, syncToDisk, concurrentSyncs);
}

/** Replaces a file in one step: after a crash it has the old content or the new one. */
export async function replaceFile(file: string, content: string, mode?: number): Promise<void> {
  const stagingPath = `${file}.staging`;
  await writeFile(stagingPath, content, { mode, flush: true });
  await rename(stagingPath, file);
  await syncToDisk(dirname(file));
}
