import type { Database } from '../../enquiries/storage/tables';
import { runInTransaction } from '../../enquiries/storage/transaction';

/** What is not yet in the database. */
interface Pending<Row> {
  add: (row: Row) => void;
  take: () => Row[];
}

/**
 * Writes what is pending, in a transaction of its own. While the database is unavailable, it stays pending.
 * @throws the error of the database
 */
export async function writePending<Row>(
  database: Database,
  { add, take }: Pending<Row>,
  write: (within: Database, rows: Row[]) => Promise<void>,
): Promise<void> {
  const rows = take();
  if (rows.length === 0) return;
  let isWritten = false;
  try {
    await runInTransaction(database, async (within) => {
      isWritten = false;
      await write(within, rows);
      isWritten = true;
    });
  } catch (error) {
    // A failed commit may have reached the disk: losing counts is better than counting twice.
    if (!isWritten && !isInvalidValue(error)) [...rows, ...take()].forEach(add);
    throw error;
  }
}

/** PostgreSQL refuses an invalid value at each repeat, so that it would hold back all later rows. */
function isInvalidValue(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^22\w{3}$/.test(String(error.code));
}
