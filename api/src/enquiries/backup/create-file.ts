import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '@site/shared/node/start-error';
import { syncToDisk } from '@site/shared/node/sync-to-disk';
import { giveToOwner } from '../storage/give-to-owner';

/**
 * Creates a private file, which appears once it is complete and on the disk.
 * @param write fills the empty file at the path that it is given
 * @throws StartError when the file exists already
 */
export async function createFile<Result>(
  file: string,
  write: (stagingPath: string) => Result | Promise<Result>,
): Promise<Result> {
  if (existsSync(file)) throw new StartError(`${file} exists already. Choose another name with --out.`);
  const stagingPath = `${file}.partial`;
  try {
    rmSync(stagingPath, { force: true });
    // Personal data: SQLite and pg_dump keep the mode of the empty file.
    closeSync(openSync(stagingPath, 'wx', 0o600));
    const result = await write(stagingPath);
    giveToOwner(stagingPath, dirname(file));
    await syncToDisk(stagingPath);
    renameSync(stagingPath, file);
    await syncToDisk(dirname(file));
    return result;
  } finally {
    // SQLite leaves its journal on a full disk.
    for (const suffix of ['', '-journal']) rmSync(stagingPath + suffix, { force: true });
  }
}
