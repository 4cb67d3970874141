import { join } from 'node:path';
import type { SelectQueryBuilder } from 'kysely';
import Sqlite from 'libsql';
import type { DatabaseLocation } from '../storage/location';
import type { Database, Tables } from '../storage/tables';
import { runInTransaction } from '../storage/transaction';

type Query<Row> = SelectQueryBuilder<Tables, 'notifications', Row>;

/** What a worker holds while it works: nobody else, in this process or another, gets the same notification. */
interface Hold {
  /** Reads, leaving out what others hold. */
  claim<Row>(query: (database: Database) => Query<Row>): Promise<Row | undefined>;
  change(work: (database: Database) => Promise<void>): Promise<void>;
}

/** Who may deliver what, so that several processes share the work without sending anything twice. */
export interface Claims {
  /** @returns undefined without having worked when this process may not deliver now */
  work<Result>(task: (hold: Hold) => Promise<Result>): Promise<Result | undefined>;
  release(): void;
}

export function createClaims(database: Database, location: DatabaseLocation): Claims {
  return location.kind === 'postgres' ? rowClaims(database) : folderClaims(database, location.folder);
}

/**
 * PostgreSQL: the row stays locked while its mail is under way. When a process dies its connection breaks, and the row
 * is free again at once.
 */
function rowClaims(database: Database): Claims {
  return {
    work: (task) =>
      database.transaction().execute((within) =>
        task({
          claim: (query) => query(within).forUpdate().skipLocked().executeTakeFirst(),
          change: (work) => work(within),
        }),
      ),
    release: () => {},
  };
}

/**
 * SQLite: one process delivers, the one that holds the lock of a file beside the database; a worker does one thing at a
 * time, so nothing is claimed twice inside it. The system frees the lock when the process dies.
 */
function folderClaims(database: Database, folder: string): Claims {
  let lock: Sqlite.Database | undefined;
  const hold: Hold = {
    claim: (query) => query(database).executeTakeFirst(),
    change: (work) => runInTransaction(database, work),
  };
  return {
    work: async (task) => {
      lock ??= takeLock(join(folder, 'delivery.lock'));
      return lock && task(hold);
    },
    release: () => lock?.close(),
  };
}

function takeLock(file: string): Sqlite.Database | undefined {
  const lock = new Sqlite(file);
  try {
    lock.exec('PRAGMA busy_timeout = 0');
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch {
    lock.close();
    return undefined;
  }
}
