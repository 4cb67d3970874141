import { keptDays } from '@site/shared/node/observations';
import { sql } from 'kysely';
import type { Database } from '../../enquiries/storage/tables';
import { daysBefore, slotOf } from './slots';

/** Days for which minutes are kept, which older versions of the server count. */
const keptMinuteDays = 2;

/** The number of errors that are kept for each app: more would fill the database of the enquiries. */
const keptErrors = 1000;

/**
 * Removes observations and weeks of visits after the days for which they are kept, and all but the last errors of each app.
 * Also on a server that counts nothing: it may have counted before.
 */
export async function removeOldObservations(database: Database, now = new Date()): Promise<void> {
  // A day is the start of the names of its hours and minutes.
  const dayBefore = (days: number) => slotOf('day', daysBefore(now, days));
  const since = dayBefore(keptDays);
  const observations = database.deleteFrom('observations');
  await observations.where('span', 'in', ['hour', 'day']).where('slot', '<', since).execute();
  await observations.where('span', '=', 'minute').where('slot', '<', dayBefore(keptMinuteDays)).execute();
  await database.deleteFrom('visitCounts').where('week', '<', since).execute();
  await database.deleteFrom('observedErrors').where('last', '<', since).execute();
  const rank = sql<number>`row_number() over (partition by app order by last desc, count desc)`;
  const ranked = database
    .selectFrom('observedErrors')
    .select(['id', rank.as('rank')])
    .as('ranked');
  const excess = database.selectFrom(ranked).select('id').where('rank', '>', keptErrors);
  await database.deleteFrom('observedErrors').where('id', 'in', excess).execute();
}
