import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ifMissing } from '@site/shared/contracts/if-missing';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { syncToDisk } from '@site/shared/contracts/sync-to-disk';
import { replaceFile } from '../../registry/files/sync-to-disk';
import type { SiteStore } from './site-store';

/**
 * The site in a folder of this machine.
 * @param folder holds snapshots and releases already, synced, when they are kept
 */
export function folderStore(folder: string): SiteStore {
  const pathOf = (key: string) => insideFolder(folder, key);
  return {
    read: (key) => readFile(pathOf(key)).catch(ifMissing(undefined)),
    create: (key, content) => createFile(pathOf(key), content),
    replace: (key, content) => replaceFile(pathOf(key), content),
    async keep(keys) {
      for (const key of keys)
        if (!(await stat(pathOf(key)).catch(ifMissing(undefined))))
          throw new Error(`${pathOf(key)} is missing. Nothing was deployed.`);
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(pathOf(key), { recursive: true, force: true })));
    },
  };
}

/** A link is created whole or not at all, and fails where the name is taken; `wx` would leave half a file after a crash. */
async function createFile(file: string, content: string): Promise<boolean> {
  const folder = dirname(file);
  // Entries name people and their reasons.
  if (await mkdir(folder, { recursive: true, mode: 0o700 })) await syncToDisk(dirname(folder));
  const stagingPath = insideFolder(folder, `.${randomUUID()}.staging`);
  try {
    await writeFile(stagingPath, content, { mode: 0o600, flush: true });
    const created = await link(stagingPath, file).then(() => true, ifTaken);
    if (created) await syncToDisk(folder);
    return created;
  } finally {
    await rm(stagingPath, { force: true });
  }
}

function ifTaken(problem: unknown): false {
  if (problem instanceof Error && 'code' in problem && problem.code === 'EEXIST') return false;
  throw problem;
}
