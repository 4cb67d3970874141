import { statSync } from 'node:fs';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import Sqlite from 'libsql';

interface Options {
  /** Milliseconds to wait for another process's lock. */
  busyTimeoutMs: number;
  pragmas: string[];
  onClose?: () => void;
}

/** Opens a SQLite file for Kysely. */
export function openSqlite(file: string, { busyTimeoutMs, pragmas, onClose }: Options): SqliteDatabase {
  const database = new Sqlite(file);
  try {
    for (const pragma of [`busy_timeout = ${busyTimeoutMs}`, ...pragmas]) database.exec(`PRAGMA ${pragma}`);
  } catch (error) {
    database.close();
    throw error;
  }
  const { ino } = statSync(file);
  const own: Record<string, () => void> = {
    begin: () => {
      refuseMoved(file, ino);
      // A rollback that the disk refused has left a transaction open.
      if (database.inTransaction) database.exec('ROLLBACK');
      // Takes the lock at once: a later statement that meets another process's lock stays half done in this driver.
      database.exec('BEGIN IMMEDIATE');
    },
    // On a full disk SQLite rolls back itself; a second rollback would fail, and its error hide the first one.
    rollback: () => {
      if (database.inTransaction) database.exec('ROLLBACK');
    },
  };
  return {
    close: () => {
      database.close();
      onClose?.();
    },
    prepare: (sql) => (own[sql] ? toStatement(own[sql]) : database.prepare(sql)),
  };
}

/** A commit to a file that was deleted or replaced would be lost. */
function refuseMoved(file: string, ino: number) {
  if (statSync(file, { throwIfNoEntry: false })?.ino === ino) return;
  throw new Error(
    `${file} was moved, deleted or replaced while it was open: put it back, or start the server again`,
  );
}

function toStatement(run: () => void): SqliteStatement {
  return {
    reader: false,
    all: () => [],
    iterate: () => [].values(),
    run: () => {
      run();
      return { changes: 0, lastInsertRowid: 0 };
    },
  };
}
