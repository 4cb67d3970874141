import type { Database, OutboxTable } from '../storage/tables';

/** Counts what waits in an outbox, what was given up, and infected resumes. */
export async function countNotifications(database: Database, table: OutboxTable = 'notifications') {
  const rows = await database
    .selectFrom(table)
    .select(['state', ({ fn }) => fn.countAll().as('number'), ({ fn }) => fn.min('waitingSince').as('since')])
    .where('state', 'in', ['waiting', 'dead', 'infected'])
    .groupBy('state')
    .execute();
  const find = (state: 'waiting' | 'dead' | 'infected') => rows.find((row) => row.state === state);
  // PostgreSQL returns counts as text, because they may exceed a number.
  const numberOf = (state: 'waiting' | 'dead' | 'infected') => Number(find(state)?.number ?? 0);
  return {
    waiting: numberOf('waiting'),
    dead: numberOf('dead'),
    infected: numberOf('infected'),
    /** ISO 8601; undefined when none waits. */
    waitingSince: find('waiting')?.since,
  };
}
