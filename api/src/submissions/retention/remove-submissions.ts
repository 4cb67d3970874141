import type { Database } from '../../storage/tables';
import { runInTransaction } from '../../storage/transaction';

const tables = ['enquiries', 'applications'] as const;

/**
 * Deletes enquiries and applications, with everything that is kept about them.
 * @returns how many were deleted
 */
export function removeSubmissions(
  database: Database,
  which: { id: string } | { receivedBefore: Date },
): Promise<number> {
  const [column, operator, value] =
    'id' in which
      ? (['id', '=', which.id] as const)
      : (['createdAt', '<', which.receivedBefore.toISOString()] as const);
  return runInTransaction(database, async (within) => {
    let removed = 0;
    for (const table of tables) {
      await within
        .deleteFrom('notifications')
        .where('aboutId', 'in', (select) =>
          select.selectFrom(table).select('id').where(column, operator, value),
        )
        .execute();
      const { numDeletedRows } = await within
        .deleteFrom(table)
        .where(column, operator, value)
        .executeTakeFirst();
      removed += Number(numDeletedRows);
    }
    return removed;
  });
}
