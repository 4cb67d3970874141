import { keptDays } from '@site/shared/node/observations';
import type { Database } from '../../enquiries/storage/tables';
import { daysBefore, slotOf } from './slots';

/** Days for which the rows of each span are kept. Older versions of the server also count minutes. */
const kept = { minute: 2, hour: keptDays, day: keptDays };

/** The number of errors that are kept for each app: more would fill the database of the enquiries. */
const keptErrors = 1000;

/**
 * Removes observations and weeks of visits after the days for which they are kept, and all but the last errors of each app.
 * Also on a server that counts nothing: it may have counted before.
 */
export async function removeOldObservations(database: Database, now = new Date()): Promise<void> {
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
