import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { syncToDisk } from '@site/shared/contracts/sync-to-disk';
import { operatorCommand } from '../../settings/npm-environment';
import { StartError } from '../../settings/start-error';
import { claimFolder } from '../folder-lock';
import { databaseFile } from '../sqlite-dialect';
import { type Counts, checkCopy } from './check-copy';

/** What belongs to a SQLite: the file, its log and the log's index. */
const suffixes = ['', '-wal', '-shm'];

/**
 * Puts a backup in the place of a folder's SQLite, after checking it.
 * @param force whether a database that is there may be replaced
 * @returns the rows in the restored database
 * @throws StartError when the file is not a whole backup, a database is there already, or a server uses the folder
 */
export async function restoreDatabase(
  file: string,
  folder: string,
  { force }: { force: boolean },
): Promise<Counts> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  if (existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0)
    throw new StartError(
      `${file} has a log beside it (${file}-wal), so it is the file of a server and not a backup. Make one with: ${operatorCommand('backup')} --out FILE`,
    );
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = claimFolder(folder);
  if (!release) throw new StartError(`A server is running on ${folder}. Stop it, then restore.`);
  try {
    const target = databaseFile(folder);
    if (existsSync(target) && !force)
      throw new StartError(
        `There are enquiries in ${folder} already. Restore into another DATA_DIR, or replace them for good with --force.`,
      );
    const stagingPath = `${target}.restoring`;
    try {
      copyFileSync(file, stagingPath);
      chmodSync(stagingPath, 0o600);
      const counts = checkCopy(stagingPath);
      await syncToDisk(stagingPath);
      replace(target, stagingPath);
      await syncToDisk(folder);
      return counts;
    } finally {
      remove(stagingPath);
    }
  } finally {
    release();
  }
}

/** The old log goes before the new file comes: SQLite would take it for the new file's own. */
function replace(target: string, stagingPath: string) {
  const replaced = `${target}.replaced`;
  for (const suffix of suffixes)
    if (existsSync(target + suffix)) renameSync(target + suffix, replaced + suffix);
  renameSync(stagingPath, target);
  remove(replaced);
}

function remove(path: string) {
  for (const suffix of suffixes) rmSync(path + suffix, { force: true });
}
