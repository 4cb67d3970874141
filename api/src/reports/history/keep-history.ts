import { keptReportDays } from '@site/shared/contracts/report-history';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../storage/tables';
import { hourOf, type ReportHistory } from './report-history';

const flushEveryMs = 15_000;
const removeEveryMs = 60 * 60_000;
const dayMs = 86_400_000;

/**
 * Writes what reports say to the database every few seconds, and removes what is older than 90 days every hour. While the
 * database is away, the last day is kept in memory.
 * @returns a function that ends it, after a last time
 */
export function keepHistory(database: Database, history: ReportHistory, log: FastifyBaseLogger) {
  let working = Promise.resolve();
  const run = (work: () => Promise<unknown>) => {
    working = working.then(work).then(
      () => undefined,
      (error: Error) => log.debug({ err: error }, 'the history of reports could not be written'),
    );
    return working;
  };
  const flushing = setInterval(() => run(history.flush), flushEveryMs);
  const removing = setInterval(() => run(() => removeOld(database)), removeEveryMs);
  void run(() => removeOld(database));
  return async () => {
    clearInterval(flushing);
    clearInterval(removing);
    await run(history.flush);
  };
}

async function removeOld(database: Database, now = new Date()): Promise<void> {
  const before = hourOf(new Date(now.getTime() - keptReportDays * dayMs));
  for (const table of ['reportedViews', 'reportedProblems'] as const)
    await database.deleteFrom(table).where('hour', '<', before).execute();
}
