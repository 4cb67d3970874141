import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../enquiries/storage/tables';
import { createFailureLog, type FailureLog } from './failure-log';
import type { Observations } from './observations';
import { removeOld } from './write-observations';

const flushEveryMs = 5000;
const removeEveryMs = 60 * 60_000;

/**
 * Writes the counts to the database every few seconds, and removes old ones every hour.
 * @returns stops it, after a last write
 */
export function keepObservations(
  database: Database,
  observations: Pick<Observations, 'flush'>,
  log: FastifyBaseLogger,
) {
  let working: Promise<unknown> = Promise.resolve();
  const run = (work: () => Promise<unknown>, { failed, succeeded }: FailureLog) => {
    working = working.then(work).then(succeeded, failed);
    return working;
  };
  const writes = createFailureLog(log, {
    failed: 'what browsers reported could not be written to the database',
    succeeded: 'what browsers report is written to the database again',
  });
  const removals = createFailureLog(log, {
    failed: 'old reports of browsers could not be removed from the database',
    succeeded: 'old reports of browsers are removed from the database again',
  });
  const flush = () => run(observations.flush, writes);
  const remove = () => run(() => removeOld(database), removals);
  const flushing = setInterval(flush, flushEveryMs);
  const removing = setInterval(remove, removeEveryMs);
  void remove();
  return async () => {
    clearInterval(flushing);
    clearInterval(removing);
    await flush();
  };
}
