import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '@site/shared/node/start-error';
import { syncToDisk } from '@site/shared/node/sync-to-disk';
import Sqlite from 'libsql';
import { giveToOwner } from '../storage/give-to-owner';
import { databaseFile, hasDatabase } from '../storage/sqlite-dialect';
import { type Counts, checkCopy, countedTables } from './check-copy';

/** Milliseconds to wait for the lock of a running server. */
const busyTimeoutMs = 5000;

/**
 * Copies the SQLite database of a folder into a new file, even while a server writes to it, and checks the copy. The file
 * appears once it is complete and on the disk.
 * @returns the rows in the copy
 * @throws StartError when there is no database, the file exists already, or the copy is incomplete
 */
export async function backupDatabase(folder: string, file: string): Promise<Counts> {
  if (!hasDatabase(folder))
    throw new StartError(
      `There are no enquiries in ${folder}. If they are stored elsewhere, set DATA_DIR to that folder.`,
    );
  if (existsSync(file)) throw new StartError(`${file} exists already. Choose another name with --out.`);
  const stagingPath = `${file}.partial`;
  const source = new Sqlite(databaseFile(folder));
  try {
    source.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
    const last = countedTables.map((table) => [table, lastRow(source, table)] as const);
    rmSync(stagingPath, { force: true });
    // Personal data: SQLite keeps the mode of the empty file.
    closeSync(openSync(stagingPath, 'wx', 0o600));
    source.prepare('VACUUM INTO ?').run([stagingPath]);
    const counts = checkCopy(stagingPath);
    refuseMissingRows(source, stagingPath, last);
    giveToOwner(stagingPath, dirname(file));
    await syncToDisk(stagingPath);
    renameSync(stagingPath, file);
    await syncToDisk(dirname(file));
    return counts;
  } finally {
    source.close();
    rmSync(stagingPath, { force: true });
  }
}

function lastRow(source: Sqlite.Database, table: string): number {
  return Number(source.prepare(`SELECT coalesce(max(rowid), 0) FROM ${table}`).pluck().all()[0]);
}

/** Every row that existed before the copy, and was not deleted since, has to be in it. */
function refuseMissingRows(
  source: Sqlite.Database,
  copy: string,
  last: (readonly [table: string, row: number])[],
) {
  source.prepare('ATTACH ? AS copy').run([copy]);
  for (const [table, row] of last) {
    const [missing] = source
      .prepare(
        `SELECT count(*) FROM main.${table} WHERE rowid <= ? AND id NOT IN (SELECT id FROM copy.${table})`,
      )
      .pluck()
      .all(row);
    if (missing !== 0)
      throw new StartError(`The copy lacks ${missing} rows of ${table}. Run the backup again.`);
  }
}
