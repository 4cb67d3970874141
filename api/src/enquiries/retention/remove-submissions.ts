import { freeDeleted } from '../storage/free-deleted';
import type { Database } from '../storage/tables';
import { runInTransaction } from '../storage/transaction';

/**
 * The tables, with the most rows that one transaction deletes. After a shorter retention period there may be gigabytes to
 * delete: at once, that would exceed the time of a statement, or need as much free disk.
 */
const batches = { enquiries: 500, applications: 5 };

type Table = keyof typeof batches;

const tables = Object.keys(batches) as Table[];

/**
 * Deletes enquiries and applications that are older than a time, with everything stored about them.
 * @param signal ends it after a batch
 * @returns the number of deletions
 */
export async function removeOlder(
  database: Database,
  receivedBefore: Date,
  signal: AbortSignal,
): Promise<number> {
  let all = 0;
  for (const table of tables) {
    let removed: number;
    do {
      removed = await runInTransaction(database, (within) => removeOldest(within, table, receivedBefore));
      all += removed;
      if (removed > 0) await freeDeleted(database);
    } while (removed === batches[table] && !signal.aborted);
  }
  // A deletion on request could not free its rows while another process had the lock.
  if (all === 0) await freeDeleted(database);
  return all;
}

async function removeOldest(within: Database, table: Table, receivedBefore: Date): Promise<number> {
  const oldest = await within
    .selectFrom(table)
    .select('id')
    .where('createdAt', '<', receivedBefore.toISOString())
    .orderBy('createdAt')
    .limit(batches[table])
    .execute();
  return remove(
    within,
    table,
    oldest.map(({ id }) => id),
  );
}

/**
 * Deletes enquiries and applications on request, with everything stored about them. Their IDs are recorded, so that a
 * restore leaves them out.
 * @param options.noteAll also records IDs that don't exist: those of a list of earlier deletions
 * @returns the number of deletions
 */
export async function removeOnRequest(
  database: Database,
  ids: string[],
  { noteAll = false } = {},
): Promise<number> {
  const all = await runInTransaction(database, async (within) => {
    let all = 0;
    for (const id of ids) {
      let removed = 0;
      for (const table of tables) removed += await remove(within, table, [id]);
      all += removed;
      if (removed > 0 || noteAll) await note(within, id);
    }
    return all;
  });
  if (all > 0) await freeDeleted(database);
  return all;
}

/** The IDs that were deleted on request. */
export async function listDeletions(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('deletions').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

async function remove(within: Database, table: Table, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  // `scans` first: a scan under way locks its row, and its verdict changes the others. The table has no index of `aboutId`.
  await within.deleteFrom('scans').where('id', 'in', ids).execute();
  for (const outbox of ['notifications', 'webhooks'] as const)
    await within.deleteFrom(outbox).where('aboutId', 'in', ids).execute();
  await within.deleteFrom('answered').where('id', 'in', ids).execute();
  const { numDeletedRows } = await within.deleteFrom(table).where('id', 'in', ids).executeTakeFirst();
  return Number(numDeletedRows);
}

async function note(within: Database, id: string): Promise<void> {
  await within
    .insertInto('deletions')
    .values({ id })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
