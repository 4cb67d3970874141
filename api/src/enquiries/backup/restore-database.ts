import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '@site/shared/node/make-folder';
import { StartError } from '@site/shared/node/start-error';
import { syncToDisk } from '@site/shared/node/sync-to-disk';
import { sql } from 'kysely';
import Sqlite from 'libsql';
import { operatorCommand } from '../../settings/npm-environment';
import { removeOnRequest } from '../retention/remove-submissions';
import { claimFolder } from '../storage/folder-lock';
import { giveToOwner } from '../storage/give-to-owner';
import { openDatabase } from '../storage/open-database';
import { databaseFile } from '../storage/sqlite-dialect';
import { type Counts, checkCopy } from './check-copy';
import { deletionList, deletionsIn, isDamage, readDeletions } from './deletion-list';

export interface Restored {
  counts: Counts;
  /** Rows of the backup that were deleted on request later, and therefore not restored. */
  removed: number;
  /** Whether there is a list of deletions next to the backup. */
  hasList: boolean;
}

/**
 * Replaces a folder's SQLite database with a backup, after checking it and without the deletions on request since then.
 * @param force whether an existing database may be replaced
 * @throws StartError when the file is not a complete backup, a database exists already, or a server uses the folder
 */
export async function restoreDatabase(
  file: string,
  folder: string,
  { force }: { force: boolean },
): Promise<Restored> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new StartError(`There is no file ${file}.`);
  if (found.isDirectory()) throw new StartError(`${file} is a folder. Name one of the backups in it.`);
  if (existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0)
    throw new StartError(
      `${file} has a log next to it (${file}-wal), so it is the file of a server and not a backup. Create a backup with: ${operatorCommand('backup')} --out FILE`,
    );
  makeFolder(folder, 0o700);
  const release = claimFolder(folder);
  if (!release) throw new StartError(`A server is running on ${folder}. Stop it, then restore.`);
  const staging = join(folder, 'restoring');
  try {
    const target = databaseFile(folder);
    if (existsSync(target) && !force)
      throw new StartError(
        `There are enquiries in ${folder} already. Restore into another DATA_DIR, or replace them permanently with --force.`,
      );
    const listed = await readDeletions(deletionList(dirname(file)));
    rmSync(staging, { recursive: true, force: true });
    mkdirSync(staging, { mode: 0o700 });
    copyFileSync(file, databaseFile(staging));
    // The copy is removed after an error, which therefore names the backup.
    checkCopy(databaseFile(staging), file, ' Nothing was replaced. Restore an older backup.');
    const removed = await removeAgain(staging, [...(listed ?? []), ...deletionsIn(target)]);
    const counts = checkCopy(databaseFile(staging));
    giveToOwner(databaseFile(staging), folder);
    await syncToDisk(databaseFile(staging));
    await replace(target, databaseFile(staging));
    return { counts, removed, hasList: listed !== undefined };
  } finally {
    rmSync(staging, { recursive: true, force: true });
    release();
  }
}

/** Migrates the copy like a server, and repeats the deletions on request. */
async function removeAgain(staging: string, ids: string[]): Promise<number> {
  const database = await openDatabase({ kind: 'sqlite', folder: staging });
  try {
    const removed = await removeOnRequest(database, ids, { noteAll: true });
    // Merges the log into the file, which is moved alone.
    await sql`pragma wal_checkpoint(truncate)`.execute(database);
    return removed;
  } finally {
    await database.destroy();
  }
}

/**
 * The file is replaced in one step: after a power failure, a server would start with an empty database in place of a missing
 * one. The old log is removed before it: SQLite would apply it to the new file.
 */
async function replace(target: string, stagingPath: string): Promise<void> {
  mergeLog(target);
  for (const suffix of ['-wal', '-shm']) rmSync(target + suffix, { force: true });
  await syncToDisk(dirname(target));
  renameSync(stagingPath, target);
  await syncToDisk(dirname(target));
}

/** After a kill, the last enquiries are in the log alone. The log of a damaged database can't be merged. */
function mergeLog(file: string): void {
  if (!existsSync(`${file}-wal`)) return;
  const database = new Sqlite(file);
  try {
    database.pragma('wal_checkpoint(truncate)');
  } catch (error) {
    if (!isDamage(error)) throw error;
  } finally {
    database.close();
  }
}
