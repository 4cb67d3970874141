import { statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'libsql';

/*
 * The thread with the open SQLite file: commits wait for the disk here, while the main thread serves pages.
 * JavaScript, because Node starts it directly from the sources.
 */

/**
 * @typedef {object} Request
 * @property {number} id
 * @property {string} sql
 * @property {readonly unknown[]} parameters
 */

/** @typedef {{ rows: unknown[], changes?: number }} Result */

/** @type {{ file: string }} */
const { file } = workerData;
const database = open();
const { ino } = statSync(file);

/** @type {Record<string, () => void>} */
const own = {
  begin() {
    refuseMoved();
    // A failed rollback has left a transaction open.
    if (database.inTransaction) database.exec('ROLLBACK');
    // Takes the lock at once: with a deferred lock, a busy statement would stay half done in this driver.
    database.exec('BEGIN IMMEDIATE');
  },
  // On a full disk SQLite rolls back by itself; a second rollback would fail and hide the first error.
  rollback() {
    if (database.inTransaction) database.exec('ROLLBACK');
  },
  close() {
    database.close();
    parentPort?.close();
  },
};

parentPort?.on('message', (/** @type {Request} */ { id, sql, parameters }) => {
  try {
    parentPort?.postMessage({ id, result: execute(sql, parameters) });
  } catch (error) {
    parentPort?.postMessage({ id, error: describe(error) });
  }
});
parentPort?.postMessage({ id: 0, result: { rows: [] } });

/**
 * @param {string} sql
 * @param {readonly unknown[]} parameters
 * @returns {Result}
 */
function execute(sql, parameters) {
  const step = own[sql];
  if (step) {
    step();
    return { rows: [] };
  }
  const statement = database.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) };
  return { rows: [], changes: statement.run(parameters).changes };
}

function open() {
  try {
    return new Sqlite(file);
  } catch (error) {
    parentPort?.postMessage({ id: 0, error: describe(error) });
    throw error;
  }
}

/** A commit to a file that was deleted or replaced would be lost. */
function refuseMoved() {
  if (statSync(file, { throwIfNoEntry: false })?.ino === ino) return;
  throw new Error(
    `${file} was moved, deleted or replaced while it was open: put it back, or restart the server`,
  );
}

/**
 * Only the message of an error is transferred to another thread.
 * @param {unknown} error
 */
function describe(error) {
  const { message, code } = /** @type {NodeJS.ErrnoException} */ (error);
  return { message, code };
}
