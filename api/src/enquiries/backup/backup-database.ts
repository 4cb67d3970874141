import { StartError } from '@site/shared/node/start-error';
import Sqlite from 'libsql';
import { databaseFile, hasDatabase } from '../storage/sqlite-dialect';
import { type Counts, checkCopy, countedTables } from './check-copy';
import { createFile } from './create-file';

/** Milliseconds to wait for the lock of a running server. */
const busyTimeoutMs = 5000;

/**
 * Copies the SQLite database of a folder into a new file, even while a server writes to it, and checks the copy.
 * @returns the rows in the copy
 * @throws StartError when there is no database, the file exists already, or the copy is incomplete
 */
export async function backupDatabase(folder: string, file: string): Promise<Counts> {
  if (!hasDatabase(folder))
    throw new StartError(
      `There are no enquiries in ${folder}. If they are stored elsewhere, set DATA_DIR to that folder.`,
    );
  return createFile(file, (stagingPath) => copyInto(stagingPath, databaseFile(folder)));
}

function copyInto(file: string, original: string): Counts {
  const source = new Sqlite(original);
  try {
    source.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
    const last = countedTables.map((table) => [table, lastRow(source, table)] as const);
    source.prepare('VACUUM INTO ?').run([file]);
    const counts = checkCopy(file);
    refuseMissingRows(source, file, last);
    return counts;
  } finally {
    source.close();
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
