import { join } from 'node:path';
import { type Dialect, SqliteDialect } from 'kysely';
import Sqlite from 'libsql';

// The one file that knows which database it is: queries and migrations keep to what SQLite and PostgreSQL share.

/** Long enough to outwait another process's commit, short enough that the visitor still gets an answer. */
const busyMilliseconds = 2000;

export const databaseFile = (dataDirectory: string) => join(dataDirectory, 'enquiries.sqlite');

/**
 * The database of the server. An enquiry is on the disk before its commit returns (synchronous FULL), and whoever
 * reads never waits for whoever writes (WAL).
 */
export function writingDialect(dataDirectory: string): Dialect {
  return openedWith(dataDirectory, ['journal_mode = WAL', 'synchronous = FULL']);
}

/** The same database for someone who only looks: any attempt to change it fails. */
export function readingDialect(dataDirectory: string): Dialect {
  return openedWith(dataDirectory, ['query_only = ON']);
}

function openedWith(dataDirectory: string, pragmas: string[]): Dialect {
  return new SqliteDialect({
    database: async () => {
      const database = new Sqlite(databaseFile(dataDirectory));
      for (const pragma of [`busy_timeout = ${busyMilliseconds}`, ...pragmas])
        database.exec(`PRAGMA ${pragma}`);
      return database;
    },
  });
}
