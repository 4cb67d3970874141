import type { Database } from '../../enquiries/storage/tables';
import { runInTransaction } from '../../enquiries/storage/transaction';

/** The most rows of a table in memory while the database is unavailable; further ones are not counted. */
const maxRows = 20_000;

/** How the rows of a table are counted and written. */
export interface CountedRows<Row> {
  /** Rows with the same key are added up to one. */
  keyOf: (row: Row) => string;
  sum: (known: Row, added: Row) => Row;
  /** Called in a transaction, with the rows in the order of their keys: so instances with the same rows don't deadlock. */
  write: (within: Database, rows: Row[]) => Promise<void>;
}

/** Counts rows in memory until they are written. */
export function createPendingRows<Row>(database: Database, { keyOf, sum, write }: CountedRows<Row>) {
  let rows = new Map<string, Row>();

  function add(row: Row): void {
    const key = keyOf(row);
    const known = rows.get(key);
    if (known !== undefined) rows.set(key, sum(known, row));
    else if (rows.size < maxRows) rows.set(key, row);
  }

  /** Removes and returns all rows, in the order of their keys. */
  function take(): Row[] {
    const taken = [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
    rows = new Map();
    return taken;
  }

  return {
    add,
    /**
     * Writes what is pending, in a transaction of its own. While the database is unavailable, it stays pending.
     * @throws the error of the database
     */
    async flush(): Promise<void> {
      const taken = take();
      if (taken.length === 0) return;
      let isWritten = false;
      try {
        await runInTransaction(database, async (within) => {
          isWritten = false;
          await write(within, taken);
          isWritten = true;
        });
      } catch (error) {
        // A failed commit may have reached the disk: losing counts is better than counting twice.
        if (!isWritten && !isInvalidValue(error)) [...taken, ...take()].forEach(add);
        throw error;
      }
    },
  };
}

/** PostgreSQL refuses an invalid value at each repeat, so that it would hold back all later rows. */
function isInvalidValue(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^22\w{3}$/.test(String(error.code));
}
