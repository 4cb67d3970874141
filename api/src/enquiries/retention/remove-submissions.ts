import type { Database } from '../storage/tables';
import { runInTransaction } from '../storage/transaction';

const tables = ['enquiries', 'applications'] as const;

/**
 * Deletes enquiries and applications that are older than a time, with everything stored about them.
 * @returns the number of deletions
 */
export function removeOlder(database: Database, receivedBefore: Date): Promise<number> {
  return runInTransaction(database, (within) =>
    remove(within, 'createdAt', '<', receivedBefore.toISOString()),
  );
}

/**
 * Deletes enquiries and applications on request, with everything stored about them. Their IDs are recorded, so that a
 * restore leaves them out.
 * @param options.noteAll also records IDs that don't exist: those of a list of earlier deletions
 * @returns the number of deletions
 */
export function removeOnRequest(
  database: Database,
  ids: string[],
  { noteAll = false } = {},
): Promise<number> {
  return runInTransaction(database, async (within) => {
    let all = 0;
    for (const id of ids) {
      const removed = await remove(within, 'id', '=', id);
      all += removed;
      if (removed > 0 || noteAll) await note(within, id);
    }
    return all;
  });
}

/** The IDs that were deleted on request. */
export async function listDeletions(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('deletions').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

async function remove(
  within: Database,
  column: 'id' | 'createdAt',
  operator: '=' | '<',
  value: string,
): Promise<number> {
  let removed = 0;
  for (const table of tables) {
    // `scans` first: the row of one under way is locked, and its verdict changes the others.
    for (const outbox of ['scans', 'notifications', 'webhooks'] as const)
      await within
        .deleteFrom(outbox)
        .where('aboutId', 'in', (select) =>
          select.selectFrom(table).select('id').where(column, operator, value),
        )
        .execute();
    await within
      .deleteFrom('answered')
      .where('id', 'in', (select) => select.selectFrom(table).select('id').where(column, operator, value))
      .execute();
    const { numDeletedRows } = await within
      .deleteFrom(table)
      .where(column, operator, value)
      .executeTakeFirst();
    removed += Number(numDeletedRows);
  }
  return removed;
}

async function note(within: Database, id: string): Promise<void> {
  await within
    .insertInto('deletions')
    .values({ id })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
