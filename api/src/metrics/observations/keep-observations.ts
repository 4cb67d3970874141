import { repeat } from '@site/shared/node/repeat';
import type { FastifyBaseLogger } from 'fastify';
import { createFailureLog } from '../../http/failure-log';
import type { Observations } from './observations';

const defaultEveryMs = 5000;

/**
 * Writes the counts to the database every few seconds.
 * @returns a function that writes them a last time and stops
 */
export function keepObservations(
  { flush }: Pick<Observations, 'flush'>,
  log: FastifyBaseLogger,
  everyMs = defaultEveryMs,
) {
  const { failed, succeeded } = createFailureLog(log, {
    failed: 'what browsers reported could not be written to the database',
    succeeded: 'what browsers report is written to the database again',
  });
  const write = () => flush().then(succeeded);
  const writing = repeat(write, everyMs, failed);
  return async () => {
    await writing.stop();
    await write().catch(failed);
  };
}
