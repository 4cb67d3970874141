import { insideFolder } from '@site/shared/node/inside-folder';
import type { SelectQueryBuilder } from 'kysely';
import type { DatabaseLocation } from '../../settings/database-location';
import { claimFile } from '../storage/folder-lock';
import type { Database, OutboxTable, Tables } from '../storage/tables';
import { runInTransaction } from '../storage/transaction';

type Query<Row> = SelectQueryBuilder<Tables, OutboxTable, Row>;

/** Exclusive access to a notification while its mail is under way. */
interface Lease {
  /** Reads and leases one notification without a lease. */
  claim<Row>(query: (database: Database) => Query<Row>): Promise<Row | undefined>;
  change(work: (database: Database) => Promise<void>): Promise<void>;
}

/** Lets several processes share the mailing without sending a mail twice. */
export interface OutboxLeases {
  /** @returns undefined without running the task when another process does the mailing */
  work<Result>(task: (lease: Lease) => Promise<Result>): Promise<Result | undefined>;
  release(): void;
}

/** For SQLite, next to the database. */
const lockFiles = { notifications: 'delivery.lock', webhooks: 'webhooks.lock', scans: 'scans.lock' };

/** The leases of an outbox. */
export function createOutboxLeases(
  database: Database,
  location: DatabaseLocation,
  table: OutboxTable = 'notifications',
): OutboxLeases {
  return location.kind === 'postgres'
    ? rowLeases(database)
    : folderLeases(database, insideFolder(location.folder, lockFiles[table]));
}

/**
 * PostgreSQL: the row stays locked while its mail is under way. When a process dies, its connection breaks and
 * PostgreSQL frees the row.
 */
function rowLeases(database: Database): OutboxLeases {
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
 * SQLite: only the process that has locked a file next to the database does the mailing. It needs no leases, because it
 * sends one mail at a time.
 */
function folderLeases(database: Database, lockFile: string): OutboxLeases {
  let release: (() => void) | undefined;
  const lease: Lease = {
    claim: (query) => query(database).executeTakeFirst(),
    change: (work) => runInTransaction(database, work),
  };
  return {
    work: async (task) => {
      release ??= claimFile(lockFile);
      return release && task(lease);
    },
    release: () => release?.(),
  };
}
