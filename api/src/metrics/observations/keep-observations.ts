import type { FastifyBaseLogger } from 'fastify';
import { createFailureLog } from './failure-log';
import type { Observations } from './observations';

const flushEveryMs = 5000;

/**
 * Writes the counts to the database every few seconds.
 * @returns stops it, after a last write
 */
export function keepObservations({ flush }: Pick<Observations, 'flush'>, log: FastifyBaseLogger) {
  const { failed, succeeded } = createFailureLog(log, {
    failed: 'what browsers reported could not be written to the database',
    succeeded: 'what browsers report is written to the database again',
  });
  let working = Promise.resolve();
  const run = () => {
    working = working.then(flush).then(succeeded, failed);
    return working;
  };
  const flushing = setInterval(run, flushEveryMs);
  return async () => {
    clearInterval(flushing);
    await run();
  };
}
