import { keptDays } from '@site/shared/node/observations';
import { repeat } from '@site/shared/node/repeat';
import type { FastifyBaseLogger } from 'fastify';
import { findClockGap } from '../../enquiries/retention/check-clock';
import type { Database } from '../../enquiries/storage/tables';
import { runInTransaction } from '../../enquiries/storage/transaction';
import { createFailureLog } from '../../http/failure-log';
import { daysBefore, slotOf } from './slots';

const hour = 60 * 60_000;

/** Days for which the rows of each span are kept. */
const kept = { minute: 2, hour: keptDays, day: keptDays };

/** Of each app, the last ones: further errors would fill the database of the enquiries. */
const keptErrors = 1000;

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

/** Removes what is older than it is kept, the weeks of visits that began before, and all but the last errors of each app. */
export async function removeOld(database: Database, now = new Date()): Promise<void> {
  for (const span of ['minute', 'hour', 'day'] as const)
    await database
      .deleteFrom('observations')
      .where('span', '=', span)
      .where('slot', '<', slotOf(span, daysBefore(now, kept[span])))
      .execute();
  const since = daysBefore(now, keptDays);
  await database.deleteFrom('visitCounts').where('week', '<', slotOf('day', since)).execute();
  await database.deleteFrom('observedErrors').where('last', '<', slotOf('hour', since)).execute();
  const excess = database
    .selectFrom(ranked(database).as('ranked'))
    .select('id')
    .where('rank', '>', keptErrors);
  await database.deleteFrom('observedErrors').where('id', 'in', excess).execute();
}

/** All errors with their rank among those of their app: the last one has rank 1, the more frequent one first. */
function ranked(database: Database) {
  return database.selectFrom('observedErrors').select((builder) => [
    'id',
    builder.fn
      .agg<number>('row_number')
      .over((over) => over.partitionBy('app').orderBy('last', 'desc').orderBy('count', 'desc'))
      .as('rank'),
  ]);
}
