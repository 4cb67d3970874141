import { keptDays } from '@site/shared/node/observations';
import { addUp } from '@site/shared/node/sample-counts';
import type { VisitRow } from '@site/shared/node/visit-observations';
import type { Database } from '../../enquiries/storage/tables';
import type { CountedRows } from '../observations/pending-rows';
import { saturatedSum } from '../observations/saturated-sum';
import { daysBefore, slotOf } from '../observations/slots';

/** SQLite allows 32,766 values in a statement. */
const rowsPerStatement = 1000;

export const visitRows: CountedRows<VisitRow> = {
  keyOf: ({ week, dimension, name }) => [week, dimension, name].join('\n'),
  sum: (known, { visits, views, enquiries }) => ({
    ...known,
    visits: addUp(known.visits, visits),
    views: addUp(known.views, views),
    enquiries: addUp(known.enquiries, enquiries),
  }),
  write: addVisits,
};

async function addVisits(database: Database, rows: VisitRow[]): Promise<void> {
  const sum = (column: 'visits' | 'views' | 'enquiries') => saturatedSum('visitCounts', column);
  for (let at = 0; at < rows.length; at += rowsPerStatement)
    await database
      .insertInto('visitCounts')
      .values(rows.slice(at, at + rowsPerStatement))
      .onConflict((conflict) =>
        conflict
          .columns(['week', 'dimension', 'name'])
          .doUpdateSet({ visits: sum('visits'), views: sum('views'), enquiries: sum('enquiries') }),
      )
      .execute();
}

/** Removes the weeks that began more than 90 days ago. */
export async function removeOldVisits(database: Database, now: Date): Promise<void> {
  const oldest = slotOf('day', daysBefore(now, keptDays));
  await database.deleteFrom('visitCounts').where('week', '<', oldest).execute();
}
