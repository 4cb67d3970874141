import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../enquiries/storage/tables';
import type { Observations } from './observations';
import { removeOld } from './write-observations';

const flushEveryMs = 5000;
const removeEveryMs = 60 * 60_000;

/**
 * Writes the counts to the database every few seconds, and removes old ones every hour.
 * @returns stops it, after a last write
 */
export function keepObservations(database: Database, observations: Observations, log: FastifyBaseLogger) {
  let working: Promise<unknown> = Promise.resolve();
  const run = (work: () => Promise<unknown>) => {
    working = working
      .then(work)
      .catch((error: Error) => log.debug({ err: error }, 'the observations could not be written'));
    return working;
  };
  const flushing = setInterval(() => run(observations.flush), flushEveryMs);
  const removing = setInterval(() => run(() => removeOld(database)), removeEveryMs);
  void run(() => removeOld(database));
  return async () => {
    clearInterval(flushing);
    clearInterval(removing);
    await run(observations.flush);
  };
}
