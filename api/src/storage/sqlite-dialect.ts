import { join } from 'node:path';
import { type Dialect, SqliteDialect, type SqliteStatement } from 'kysely';
import Sqlite from 'libsql';

/** Milliseconds. SQLite waits for a lock in the thread of JavaScript, so the server waits elsewhere: `retryOnBusy`. */
const serverBusyTimeoutMs = 0;
const commandBusyTimeoutMs = 5000;

export const databaseFile = (folder: string) => join(folder, 'enquiries.sqlite');

/**
 * The database of the server. An enquiry is on the disk before its commit returns (synchronous FULL), whoever reads
 * never waits for whoever writes (WAL), and what is deleted is overwritten.
 */
export function servingSqlite(folder: string): Dialect {
  return openedWith(folder, serverBusyTimeoutMs, [
    'journal_mode = WAL',
    'synchronous = FULL',
    'secure_delete = ON',
  ]);
}

/** The same database for a command that changes something beside the server. */
export function changingSqlite(folder: string): Dialect {
  return openedWith(folder, commandBusyTimeoutMs, ['synchronous = FULL', 'secure_delete = ON']);
}

/** The same database for someone who only looks: any attempt to change it fails. */
export function readingSqlite(folder: string): Dialect {
  return openedWith(folder, commandBusyTimeoutMs, ['query_only = ON']);
}

function openedWith(folder: string, busyTimeoutMs: number, pragmas: string[]): Dialect {
  return new SqliteDialect({
    database: async () => {
      const database = new Sqlite(databaseFile(folder));
      for (const pragma of [`busy_timeout = ${busyTimeoutMs}`, ...pragmas]) database.exec(`PRAGMA ${pragma}`);
      return {
        close: () => database.close(),
        prepare: (statement) => (statement === 'begin' ? begin(database) : database.prepare(statement)),
      };
    },
  });
}

/**
 * A transaction takes the lock when it begins, so that this is the only moment at which somebody else's is in the way:
 * a later statement that meets a lock stays half done in this driver, and nothing can be committed after it.
 */
function begin(database: Sqlite.Database): SqliteStatement {
  return {
    reader: false,
    all: () => [],
    iterate: () => [].values(),
    run: () => {
      database.exec('BEGIN IMMEDIATE');
      return { changes: 0, lastInsertRowid: 0 };
    },
  };
}
