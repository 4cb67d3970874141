import { repeat } from '@site/shared/node/repeat';
import type { FastifyBaseLogger } from 'fastify';
import { operatorCommand } from '../../settings/npm-environment';
import type { Database } from '../storage/tables';
import { noteTime } from '../storage/timestamps';
import { runInTransaction } from '../storage/transaction';
import { findClockGap } from './check-clock';
import { removeOlder } from './remove-submissions';

const hour = 60 * 60_000;
const day = 24 * hour;

/**
 * Deletes submissions after the retention period, now and every hour, unless the clock is doubtful. Mails that still wait
 * make no difference: the period is promised to the visitor.
 * @param removeOthers called afterwards; removes other data that is too old
 * @returns a function that stops it
 */
export function startRetention(
  database: Database,
  days: number,
  log: FastifyBaseLogger,
  removeOthers: (database: Database) => Promise<void>,
): () => Promise<void> {
  const run = async (signal: AbortSignal) => {
    const lastKnown = await runInTransaction(database, findClockGap);
    if (lastKnown !== undefined) {
      log.error(
        `The clock is at ${new Date().toISOString()}, but the last known time is ${lastKnown}: nothing is deleted by age. Correct the clock. If it is right, run: ${operatorCommand('enquiries')} confirm-clock`,
      );
      return;
    }
    const removed = await removeOlder(database, new Date(Date.now() - days * day), signal);
    await noteTime(database, 'expiry');
    if (removed > 0) log.info({ removed, days }, 'deleted submissions older than ENQUIRY_RETENTION_DAYS');
    await removeOthers(database);
  };
  return repeat(run, hour, (err) => log.error({ err }, 'retention failed: retrying in an hour')).stop;
}
