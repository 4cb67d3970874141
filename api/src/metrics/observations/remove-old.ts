import { keptDays } from '@site/shared/node/observations';
import type { Database } from '../../enquiries/storage/tables';
import { daysBefore, slotOf } from './slots';

const keptMinuteDays = 2;

/** Of each app, the last ones: further errors would fill the database of the enquiries. */
const keptErrors = 1000;

/**
 * Removes minutes after two days, hours, days and errors after 90, the weeks of visits that began before, and all but the
 * last errors of each app.
 */
export async function removeOld(database: Database, now = new Date()): Promise<void> {
  const since = daysBefore(now, keptDays);
  for (const [span, oldest] of [
    ['minute', daysBefore(now, keptMinuteDays)],
    ['hour', since],
    ['day', since],
  ] as const)
    await database
      .deleteFrom('observations')
      .where('span', '=', span)
      .where('slot', '<', slotOf(span, oldest))
      .execute();
  await database.deleteFrom('visitCounts').where('week', '<', slotOf('day', since)).execute();
  await database.deleteFrom('observedErrors').where('last', '<', slotOf('hour', since)).execute();
  await database
    .deleteFrom('observedErrors')
    .where('id', 'in', (builder) =>
      builder
        .selectFrom(ranked(database).as('ranked'))
        .select('ranked.id')
        .where('ranked.rank', '>', keptErrors),
    )
    .execute();
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
