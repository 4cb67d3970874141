import { randomUUID } from 'node:crypto';
import type { Database, Tables } from '../storage/tables';

/** Notes what the company has to hear about; to be called in the transaction that stores it. */
export async function queueNotification(
  database: Database,
  about: Tables['notifications']['about'],
  aboutId: string,
): Promise<void> {
  const now = new Date().toISOString();
  await database
    .insertInto('notifications')
    .values({
      id: randomUUID(),
      about,
      aboutId,
      state: 'waiting',
      waitingSince: now,
      attempts: 0,
      dueAt: now,
      problem: null,
    })
    .execute();
}
