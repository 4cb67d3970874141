import { SqliteAdapter, sql } from 'kysely';
import type { Database } from './tables';
import { isBusy } from './transaction';

/**
 * Removes deleted rows from the files of SQLite, too: the log still contains them, and the file would keep its size. A file
 * that was created without `auto_vacuum` keeps it, and uses the space again. PostgreSQL does both by itself.
 */
export async function freeDeleted(database: Database): Promise<void> {
  if (!(database.getExecutor().adapter instanceof SqliteAdapter)) return;
  // Empties the log, unless another process reads it.
  const checkpoint = () => sql`pragma wal_checkpoint(truncate)`.execute(database);
  try {
    await checkpoint();
    await sql`pragma incremental_vacuum`.execute(database);
    await checkpoint();
  } catch (error) {
    // Another process has the lock: the hourly retention repeats it.
    if (!isBusy(error)) throw error;
  }
}
