import { statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'libsql';

/*
 * The thread with the open SQLite file: commits wait for the disk here, while the main thread serves pages.
 * JavaScript, because Node starts it directly from the sources.
 */

/** @type {{ file: string }} */
const { file } = workerData;
/** @type {ReturnType<typeof open> | undefined} */
let opened;

parentPort?.on(
  'message',
  (/** @type {{ sql: string, parameters: readonly unknown[] }} */ { sql, parameters }) => {
    try {
      parentPort?.postMessage({ result: execute(sql, parameters) });
    } catch (error) {
      // Only the message of an error is transferred to another thread.
      const { message, code } = /** @type {NodeJS.ErrnoException} */ (error);
      parentPort?.postMessage({ error: { message, code } });
    }
  },
);

/**
 * @param {string} sql
 * @param {readonly unknown[]} parameters
 * @returns {{ rows: unknown[], changes?: number }}
 */
function execute(sql, parameters) {
  if (sql === 'close') return close();
  // Here, so that an error of opening is an answer like any other.
  opened ??= open();
  const { database, ino } = opened;
  if (sql === 'begin') {
    refuseMoved(ino);
    // A failed rollback has left a transaction open.
    if (database.inTransaction) database.exec('ROLLBACK');
    // Takes the lock at once: with a deferred lock, a busy statement would stay half done in this driver.
    database.exec('BEGIN IMMEDIATE');
    return { rows: [] };
  }
  // On a full disk SQLite rolls back by itself; a second rollback would fail and hide the first error.
  if (sql === 'rollback' && !database.inTransaction) return { rows: [] };
  // A row for each page that is freed, although it has no columns: as a statement it would stop after the first.
  if (sql.startsWith('pragma incremental_vacuum')) {
    database.exec(sql);
    return { rows: [] };
  }
  const statement = database.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) };
  return { rows: [], changes: statement.run(parameters).changes };
}

function open() {
  const database = new Sqlite(file);
  return { database, ino: statSync(file).ino };
}

/**
 * A commit to a file that was deleted or replaced would be lost.
 * @param {number} ino
 */
function refuseMoved(ino) {
  if (statSync(file, { throwIfNoEntry: false })?.ino === ino) return;
  throw new Error(
    `${file} was moved, deleted or replaced while it was open: put it back, or restart the server`,
  );
}

function close() {
  opened?.database.close();
  parentPort?.close();
  return { rows: [] };
}
