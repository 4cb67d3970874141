import type { Database, OutboxTable } from '../storage/tables';

/** Counts the notifications that wait to be delivered, and those given up. */
export async function countNotifications(
  database: Database,
  table: OutboxTable = 'notifications',
): Promise<{ waiting: number; dead: number }> {
  const rows = await database
    .selectFrom(table)
    .select(['state', (count) => count.fn.countAll().as('number')])
    .where('state', 'in', ['waiting', 'dead'])
    .groupBy('state')
    .execute();
  // PostgreSQL returns counts as text, because they may exceed a number.
  const numberOf = (state: 'waiting' | 'dead') =>
    Number(rows.find((row) => row.state === state)?.number ?? 0);
  return { waiting: numberOf('waiting'), dead: numberOf('dead') };
}
