import { type RawBuilder, sql } from 'kysely';
import type { Database, Tables } from '../../enquiries/storage/tables';
import { runInTransaction } from '../../enquiries/storage/transaction';

/** The most rows of a table in memory while the database is unavailable; further ones are not counted. */
const maxRows = 20_000;

/** SQLite allows 32,766 values in a statement. */
const rowsPerStatement = 200;

/** The largest sum. Integers of PostgreSQL end at twice as much, and a write that exceeds them fails. */
const maxCount = 1_000_000_000;

type Row = Record<string, string | number>;

/** How the rows of a table are counted, by its columns. Other columns keep their first value. */
interface CountedTable<Name extends keyof Tables> {
  table: Name;
  /** Rows with the same key are one. */
  key: (keyof Tables[Name] & string)[];
  /** Added up, to `maxCount`. */
  counts: (keyof Tables[Name] & string)[];
  /** Of these the last value is stored. */
  latest?: (keyof Tables[Name] & string)[];
}

/** Counts rows in memory until they are added to those of a table. */
export function createPendingRows<Name extends keyof Tables>(
  database: Database,
  { table, key, counts, latest = [] }: CountedTable<Name>,
) {
  let rows = new Map<string, Row>();

  function count(row: Row): void {
    const id = key.map((column) => row[column]).join('\n');
    const known = rows.get(id);
    if (known) {
      for (const column of counts)
        known[column] = Math.min(Number(known[column]) + Number(row[column]), maxCount);
      for (const column of latest) known[column] = row[column] ?? '';
    } else if (rows.size < maxRows) rows.set(id, { ...row });
  }

  /** Removes and returns all rows, in the order of their keys: so instances with the same rows don't deadlock. */
  function take(): Row[] {
    const taken = [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
    rows = new Map();
    return taken;
  }

  async function write(within: Database, written: Row[]): Promise<void> {
    const columns = Object.keys(written[0] ?? {});
    const values = written.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    const changes = [
      ...counts.map((column) => sql`${sql.ref(column)} = ${saturatedSum(table, column)}`),
      ...latest.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
    ];
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map(sql.ref))}) values ${sql.join(values)}
      on conflict (${sql.join(key.map(sql.ref))}) do update set ${sql.join(changes)}`.execute(within);
  }

  return {
    add: (row: Tables[Name] & Row): void => count(row),
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
          for (let at = 0; at < taken.length; at += rowsPerStatement)
            await write(within, taken.slice(at, at + rowsPerStatement));
          isWritten = true;
        });
      } catch (error) {
        // A failed commit may have reached the disk: losing counts is better than counting twice.
        if (!isWritten && !isInvalidValue(error)) [...taken, ...take()].forEach(count);
        throw error;
      }
    },
  };
}

/**
 * The sum of a stored count and one that is inserted, up to `maxCount`. Nothing in it exceeds an integer, also where an
 * older version has stored more: on PostgreSQL the write would fail, and every repeat of it.
 */
function saturatedSum(table: string, column: string): RawBuilder<unknown> {
  const stored = sql.ref(`${table}.${column}`);
  const added = sql.ref(`excluded.${column}`);
  const max = sql.lit(maxCount);
  return sql`case when ${stored} > ${max} - ${added} then ${max} else ${stored} + ${added} end`;
}

/** PostgreSQL refuses an invalid value at each repeat, so that it would hold back all later rows. */
function isInvalidValue(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^22\w{3}$/.test(String(error.code));
}
