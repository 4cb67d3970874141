import type { Database } from '../storage/tables';
import { runInTransaction } from '../storage/transaction';
import type { Subject } from './command';

/**
 * Marks an enquiry or application as answered, now, or as open again.
 * @returns whether it exists
 */
export function markAnswered(
  database: Database,
  subject: Subject,
  { id, isAnswered }: { id: string; isAnswered: boolean },
): Promise<boolean> {
  return runInTransaction(database, async (within) => {
    const entry = await within.selectFrom(subject).select('id').where('id', '=', id).executeTakeFirst();
    if (!entry) return false;
    if (isAnswered)
      await within
        .insertInto('answered')
        .values({ id, at: new Date().toISOString() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    else await within.deleteFrom('answered').where('id', '=', id).execute();
    return true;
  });
}

/** @returns when an enquiry or application was marked as answered (ISO 8601); undefined while it is open */
export async function readAnswered(database: Database, id: string): Promise<string | undefined> {
  const row = await database.selectFrom('answered').select('at').where('id', '=', id).executeTakeFirst();
  return row?.at;
}
