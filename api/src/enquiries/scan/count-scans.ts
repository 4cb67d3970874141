import type { Database } from '../storage/tables';

/** Counts the resumes that wait for their scan, and the infected ones. */
export async function countScans(database: Database) {
  const rows = await database
    .selectFrom('scans')
    .select(['state', ({ fn }) => fn.countAll().as('number'), ({ fn }) => fn.min('waitingSince').as('since')])
    .where('state', 'in', ['waiting', 'infected'])
    .groupBy('state')
    .execute();
  const find = (state: 'waiting' | 'infected') => rows.find((row) => row.state === state);
  // PostgreSQL returns counts as text, because they may exceed a number.
  return {
    waiting: Number(find('waiting')?.number ?? 0),
    infected: Number(find('infected')?.number ?? 0),
    /** ISO 8601; undefined when none waits. */
    waitingSince: find('waiting')?.since,
  };
}
