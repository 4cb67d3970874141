import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { explainRefusal } from '@site/shared/node/explain-refusal';
import { makeFolder } from '@site/shared/node/make-folder';
import { StartError } from '@site/shared/node/start-error';
import type { Dialect } from 'kysely';
import { useFolder } from './folder-lock';
import { SqliteConnection } from './sqlite-connection';
import { sqliteDialect } from './sqlite-driver';

/** While SQLite waits for a lock, reads wait, too, so the server retries in `retryOnBusy` instead. */
const serverTimeout = 'busy_timeout = 0';
const commandTimeout = 'busy_timeout = 5000';

/** A commit is on the disk before it returns, and deleted content is overwritten. */
const durable = ['synchronous = FULL', 'secure_delete = ON'];

/** The file of the enquiries in its folder. */
export const databaseFile = (folder: string) => join(folder, 'enquiries.sqlite');

/**
 * Whether a folder has the file of the enquiries.
 * @throws StartError when this user may not read the folder
 */
export function hasDatabase(folder: string): boolean {
  try {
    return statSync(databaseFile(folder), { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    throw new StartError(explainRefusal(error), { cause: error });
  }
}

/**
 * The database of the server. Reads do not wait for writes (WAL).
 * @param migrate migrates the database when it is opened
 */
export function servingSqlite(folder: string, migrate: (dialect: Dialect) => Promise<void>): Dialect {
  return sqliteDialect(async () => {
    makeFolder(folder, 0o700);
    createPrivately(databaseFile(folder));
    const isNew = statSync(databaseFile(folder)).size === 0;
    const connection = new SqliteConnection(databaseFile(folder), useFolder(folder));
    // Before the first table. On an existing file it would only take the lock from servers that start at the same time.
    const shrinking = isNew ? ['auto_vacuum = INCREMENTAL'] : [];
    return setUp(connection, [serverTimeout, ...shrinking, 'journal_mode = WAL', ...durable], migrate);
  });
}

/** The same database for a command that runs next to the server. */
export function commandSqlite(folder: string, isReadOnly: boolean): Dialect {
  const pragmas = isReadOnly ? ['query_only = ON'] : durable;
  return sqliteDialect(() => setUp(new SqliteConnection(databaseFile(folder)), [commandTimeout, ...pragmas]));
}

async function setUp(
  connection: SqliteConnection,
  pragmas: string[],
  migrate?: (dialect: Dialect) => Promise<void>,
): Promise<SqliteConnection> {
  try {
    for (const pragma of pragmas) await connection.run(`PRAGMA ${pragma}`);
    if (!migrate) return connection;
    // Kysely would commit each statement. In one transaction it is atomic, and only one process runs it.
    await connection.run('begin');
    await migrate(sqliteDialect(async () => connection));
    await connection.run('commit');
    return connection;
  } catch (error) {
    await connection.run('rollback').catch(() => {});
    await connection.close();
    throw error;
  }
}

/** Enquiries are personal data: no other user of the machine may read them. SQLite's other files get its mode. */
function createPrivately(file: string) {
  closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`].filter((path) => existsSync(path))) {
    if ((statSync(each).mode & 0o077) === 0) continue;
    try {
      chmodSync(each, 0o600);
    } catch {
      // Another user owns it and has granted access on purpose.
    }
  }
}
