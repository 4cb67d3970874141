import type { Database } from './tables';
import { noteTime } from './timestamps';
import { retryOnBusy } from './transaction';

/** Milliseconds for which a result is cached: the disk gets at most one write a second. */
const validForMs = 1000;

/**
 * Creates the check that the database takes writes. It commits one small row, because a read does not detect a full or
 * read-only disk.
 * @returns a function that resolves when the row was written, and rejects with the database's error
 */
export function createWriteCheck(database: Database): () => Promise<void> {
  let latest: Promise<void> | undefined;
  return () => {
    latest ??= write(database).finally(() => {
      setTimeout(() => {
        latest = undefined;
      }, validForMs).unref();
    });
    return latest;
  };
}

/** One statement: a transaction of an instance that stalls would keep the row locked, and no other would be ready. */
function write(database: Database): Promise<void> {
  return retryOnBusy(() => noteTime(database, 'write-check'));
}
