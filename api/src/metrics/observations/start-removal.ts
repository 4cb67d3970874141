import { repeat } from '@site/shared/node/repeat';
import type { FastifyBaseLogger } from 'fastify';
import { findClockGap } from '../../enquiries/retention/check-clock';
import type { Database } from '../../enquiries/storage/tables';
import { runInTransaction } from '../../enquiries/storage/transaction';
import { createFailureLog } from './failure-log';
import { removeOld } from './remove-old';

const hour = 60 * 60_000;

/**
 * Removes old observations, visits and errors, now and every hour, also on a server that counts none: it may have counted
 * before.
 * @returns stops it
 */
export function startRemoval(database: Database, log: FastifyBaseLogger): () => Promise<void> {
  const { failed, succeeded } = createFailureLog(log, {
    failed: 'old reports of browsers could not be removed from the database',
    succeeded: 'old reports of browsers are removed from the database again',
  });
  // With a doubtful clock nothing is removed; retention logs the remedy.
  const remove = async () => {
    if ((await runInTransaction(database, findClockGap)) === undefined) await removeOld(database);
    succeeded();
  };
  return repeat(remove, hour, failed).stop;
}
