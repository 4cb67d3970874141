import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dialect } from 'kysely';
import { useFolder } from './folder-lock';
import { openSqlite, type SqliteConnection } from './sqlite-connection';
import { sqliteDialect } from './sqlite-driver';

/** Milliseconds. While SQLite waits for a lock, reads wait, too. So the server waits in `retryOnBusy` instead. */
const serverBusyTimeoutMs = 0;
const commandBusyTimeoutMs = 5000;

/** A commit is on the disk before it returns, and deleted content is overwritten. */
const durable = ['synchronous = FULL', 'secure_delete = ON'];

/** The file of the enquiries in its folder. */
export const databaseFile = (folder: string) => join(folder, 'enquiries.sqlite');

/**
 * The database of the server. Reads do not wait for writes (WAL).
 * @param migrate migrates the database when it is opened
 */
export function servingSqlite(folder: string, migrate: (dialect: Dialect) => Promise<void>): Dialect {
  let release = () => {};
  return sqliteDialect(
    async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      createPrivately(databaseFile(folder));
      release = useFolder(folder);
      try {
        return await openMigrated(folder, migrate);
      } catch (error) {
        release();
        throw error;
      }
    },
    () => release(),
  );
}

async function openMigrated(folder: string, migrate: (dialect: Dialect) => Promise<void>) {
  const connection = await openSqlite(databaseFile(folder), {
    busyTimeoutMs: serverBusyTimeoutMs,
    pragmas: ['journal_mode = WAL', ...durable],
  });
  try {
    await inTransaction(connection, () => migrate(sqliteDialect(async () => connection)));
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/**
 * Runs a migration in one transaction, so that it is atomic and only one process runs it. Kysely would commit each of its
 * statements separately.
 */
async function inTransaction(connection: SqliteConnection, work: () => Promise<void>): Promise<void> {
  await connection.run('begin');
  try {
    await work();
    await connection.run('commit');
  } catch (error) {
    await connection.run('rollback');
    throw error;
  }
}

/** The same database for a command that runs next to the server. */
export function commandSqlite(folder: string, isReadOnly: boolean): Dialect {
  const pragmas = isReadOnly ? ['query_only = ON'] : durable;
  return sqliteDialect(() =>
    openSqlite(databaseFile(folder), { busyTimeoutMs: commandBusyTimeoutMs, pragmas }),
  );
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
