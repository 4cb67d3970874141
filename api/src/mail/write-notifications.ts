import { orderedId } from '../storage/ordered-id';
import type { Database, Tables } from '../storage/tables';

/** Notes what the company has to hear about; to be called in the transaction that stores it. */
export async function writeNotifications(
  database: Database,
  about: Tables['notifications']['about'],
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return;
  const now = new Date().toISOString();
  const rows = ids.map((aboutId) => ({
    id: orderedId(),
    about,
    aboutId,
    state: 'waiting' as const,
    waitingSince: now,
    attempts: 0,
    dueAt: now,
    problem: null,
  }));
  await database.insertInto('notifications').values(rows).execute();
}
