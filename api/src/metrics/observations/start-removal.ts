import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../enquiries/storage/tables';
import { createFailureLog } from './failure-log';
import { removeOld } from './write-observations';

const hour = 60 * 60_000;

/**
 * Removes old observations and visits, now and every hour, also on a server that counts none: it may have counted before.
 * @returns stops it
 */
export function startRemoval(database: Database, log: FastifyBaseLogger): () => Promise<void> {
  const { failed, succeeded } = createFailureLog(log, {
    failed: 'old reports of browsers could not be removed from the database',
    succeeded: 'old reports of browsers are removed from the database again',
  });
  const remove = () => removeOld(database).then(succeeded, failed);
  let removing = remove();
  const timer = setInterval(() => {
    removing = removing.then(remove);
  }, hour);
  return async () => {
    clearInterval(timer);
    await removing;
  };
}
