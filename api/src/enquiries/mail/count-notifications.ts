import type { Database, OutboxTable } from '../storage/tables';

/** Counts what waits in an outbox, what was given up, and infected resumes. */
export async function countNotifications(database: Database, table: OutboxTable = 'notifications') {
  const rows = await database
    .selectFrom(table)
    .select(['state', ({ fn }) => fn.countAll<number>().as('number')])
    .select(({ fn }) => fn.min('waitingSince').as('since'))
    .where('state', 'in', ['waiting', 'dead', 'infected'])
    .groupBy('state')
    .execute();
  const find = (state: 'waiting' | 'dead' | 'infected') => rows.find((row) => row.state === state);
  return {
    waiting: find('waiting')?.number ?? 0,
    dead: find('dead')?.number ?? 0,
    infected: find('infected')?.number ?? 0,
    /** ISO 8601; undefined when none waits. */
    waitingSince: find('waiting')?.since,
  };
}
