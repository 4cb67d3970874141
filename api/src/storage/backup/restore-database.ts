import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncToDisk } from '@site/shared/contracts/sync-to-disk';
import { sql } from 'kysely';
import { operatorCommand } from '../../settings/npm-environment';
import { StartError } from '../../settings/start-error';
import { removeOnRequest } from '../../submissions/retention/remove-submissions';
import { claimFolder } from '../folder-lock';
import { openDatabase } from '../open-database';
import { databaseFile } from '../sqlite-dialect';
import { type Counts, checkCopy } from './check-copy';
import { deletionList, deletionsIn, readDeletions } from './deletion-list';

/** What belongs to a SQLite: the file, its log and the log's index. */
const suffixes = ['', '-wal', '-shm'];

export interface Restored {
  counts: Counts;
  /** How much of the backup was deleted on request after it was made, and so was not restored. */
  removed: number;
  /** Whether there is a list of deletions next to the backup. */
  hasList: boolean;
}

/**
 * Puts a backup in the place of a folder's SQLite, after checking it and without what was deleted on request since.
 * @param force whether a database that is there may be replaced
 * @throws StartError when the file is not a whole backup, a database is there already, or a server uses the folder
 */
export async function restoreDatabase(
  file: string,
  folder: string,
  { force }: { force: boolean },
): Promise<Restored> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  if (existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0)
    throw new StartError(
      `${file} has a log next to it (${file}-wal), so it is the file of a server and not a backup. Make one with: ${operatorCommand('backup')} --out FILE`,
    );
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = claimFolder(folder);
  if (!release) throw new StartError(`A server is running on ${folder}. Stop it, then restore.`);
  const staging = join(folder, 'restoring');
  try {
    const target = databaseFile(folder);
    if (existsSync(target) && !force)
      throw new StartError(
        `There are enquiries in ${folder} already. Restore into another DATA_DIR, or replace them for good with --force.`,
      );
    const listed = await readDeletions(deletionList(dirname(file)));
    rmSync(staging, { recursive: true, force: true });
    mkdirSync(staging, { mode: 0o700 });
    copyFileSync(file, databaseFile(staging));
    checkCopy(databaseFile(staging));
    const removed = await removeAgain(staging, [...(listed ?? []), ...deletionsIn(target)]);
    const counts = checkCopy(databaseFile(staging));
    await syncToDisk(databaseFile(staging));
    replace(target, databaseFile(staging));
    await syncToDisk(folder);
    return { counts, removed, hasList: listed !== undefined };
  } finally {
    rmSync(staging, { recursive: true, force: true });
    release();
  }
}

/** Migrates the copy as a server would, and removes what was deleted on request. */
async function removeAgain(staging: string, ids: string[]): Promise<number> {
  const database = await openDatabase({ kind: 'sqlite', folder: staging });
  try {
    const removed = await removeOnRequest(database, ids, { noteAll: true });
    // Back into one file, which is moved without its log.
    await sql`pragma wal_checkpoint(truncate)`.execute(database);
    return removed;
  } finally {
    await database.destroy();
  }
}

/** The old log goes before the new file comes: SQLite would take it for the new file's own. */
function replace(target: string, stagingPath: string) {
  const replaced = `${target}.replaced`;
  for (const suffix of suffixes)
    if (existsSync(target + suffix)) renameSync(target + suffix, replaced + suffix);
  renameSync(stagingPath, target);
  for (const suffix of suffixes) rmSync(replaced + suffix, { force: true });
}
