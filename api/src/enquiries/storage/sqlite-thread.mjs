import { statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'libsql';

/*
 * The thread with the open SQLite file: commits wait for the disk here, while the main thread serves pages.
 * JavaScript, because Node starts it directly from the sources.
 */

/** @type {{ file: string }} */
const { file } = workerData;
/** The write-ahead log: commits are here until SQLite moves them into the file itself. */
const logFile = `${file}-wal`;
/** @type {ReturnType<typeof open> | undefined} */
let opened;
let isClosed = false;

parentPort?.on(
  'message',
  (/** @type {{ sql: string, parameters: readonly unknown[] }} */ { sql, parameters }) => {
    try {
      parentPort?.postMessage({ result: execute(sql, parameters) });
    } catch (error) {
      // An error that is sent to another thread loses its code.
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
  // The driver aborts the process when a closed database is asked whether it is in a transaction.
  if (isClosed) throw new Error('The database is closed');
  // Here, so that an error of opening is an answer like any other.
  opened ??= open();
  const { database, inodes } = opened;
  if (!database.inTransaction && /^(?:insert|update|delete)\b/i.test(sql))
    return executeAlone(sql, parameters);
  // On a full disk SQLite rolls back by itself; a second rollback would fail and hide the first error.
  if (sql === 'rollback' && !database.inTransaction) return { rows: [] };
  if (sql === 'begin' || !database.inTransaction) refuseMoved(inodes);
  if (sql === 'begin') {
    // A failed rollback has left a transaction open.
    if (database.inTransaction) database.exec('ROLLBACK');
    // Takes the lock at once: with a deferred lock, a busy statement would stay half done in this driver.
    database.exec('BEGIN IMMEDIATE');
    // If there is one, SQLite has opened it by now, and keeps it until the database is closed.
    if (!inodes.has(logFile)) note(inodes, logFile);
    return { rows: [] };
  }
  // `incremental_vacuum` returns an empty row for each page that it frees: a prepared statement would stop after the first.
  if (sql.startsWith('pragma incremental_vacuum')) {
    database.exec(sql);
    return { rows: [] };
  }
  const statement = database.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) };
  return { rows: [], changes: statement.run(parameters).changes };
}

/**
 * Runs a single write in a transaction of its own, which takes the lock first: half done, it would let no later one commit.
 * @param {string} sql
 * @param {readonly unknown[]} parameters
 */
function executeAlone(sql, parameters) {
  execute('begin', []);
  try {
    const result = execute(sql, parameters);
    execute('commit', []);
    return result;
  } catch (error) {
    execute('rollback', []);
    throw error;
  }
}

function open() {
  const database = new Sqlite(file);
  /** @type {Map<string, number>} */
  const inodes = new Map();
  note(inodes, file);
  return { database, inodes };
}

/**
 * @param {Map<string, number>} inodes
 * @param {string} path
 */
function note(inodes, path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found) inodes.set(path, found.ino);
}

/**
 * A commit to a file that was deleted or replaced would be lost.
 * @param {Map<string, number>} inodes of the files when they were opened
 */
function refuseMoved(inodes) {
  for (const [path, ino] of inodes) {
    if (statSync(path, { throwIfNoEntry: false })?.ino === ino) continue;
    throw new Error(
      `${path} was moved, deleted or replaced while it was open: put it back, or restart the server`,
    );
  }
}

function close() {
  opened?.database.close();
  isClosed = true;
  parentPort?.close();
  return { rows: [] };
}
