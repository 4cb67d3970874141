import { keptDays, type ObservedError } from '@site/shared/node/observations';
import { addCounts, addUp, type SampleCounts } from '@site/shared/node/sample-counts';
import { countColumns, toColumns } from '../../enquiries/storage/count-columns';
import type { Database, ObservationKey } from '../../enquiries/storage/tables';
import { removeOldVisits } from '../visits/write-visits';
import type { CountedRows } from './pending-rows';
import { saturatedSum } from './saturated-sum';
import { daysBefore, slotOf } from './slots';

/** SQLite allows 32,766 values in a statement. */
const rowsPerStatement = 200;

const keptMinuteDays = 2;

/** Of each app, the last ones: further errors would fill the database of the enquiries. */
const keptErrors = 1000;

interface Observation {
  key: ObservationKey;
  counts: SampleCounts;
}

export const observationRows: CountedRows<Observation> = {
  keyOf: ({ key }) => Object.values(key).join('\n'),
  sum: ({ key, counts }, added) => ({ key, counts: addCounts(counts, added.counts) }),
  write: addObservations,
};

export const errorRows: CountedRows<ObservedError> = {
  keyOf: ({ id }) => id,
  sum: (known, { count, last }) => ({ ...known, count: addUp(known.count, count), last }),
  write: addErrors,
};

async function addObservations(database: Database, observations: Observation[]): Promise<void> {
  const rows = observations.map(({ key, counts }) => ({ ...key, ...toColumns(counts) }));
  const sums = Object.fromEntries(
    countColumns.map((column) => [column, saturatedSum('observations', column)]),
  );
  for (let at = 0; at < rows.length; at += rowsPerStatement)
    await database
      .insertInto('observations')
      .values(rows.slice(at, at + rowsPerStatement))
      .onConflict((conflict) =>
        conflict
          .columns(['span', 'slot', 'stage', 'cohort', 'app', 'release', 'pattern', 'device'])
          .doUpdateSet(sums),
      )
      .execute();
}

async function addErrors(database: Database, errors: ObservedError[]): Promise<void> {
  for (const { stack, ...error } of errors)
    await database
      .insertInto('observedErrors')
      .values({ ...error, stack: JSON.stringify(stack) })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({
          count: saturatedSum('observedErrors', 'count'),
          last: (builder) => builder.ref('excluded.last'),
        }),
      )
      .execute();
}

/** Removes minutes after two days, hours, days, visits and errors after 90, and all but the last errors of each app. */
export async function removeOld(database: Database, now = new Date()): Promise<void> {
  for (const [span, days] of [
    ['minute', keptMinuteDays],
    ['hour', keptDays],
    ['day', keptDays],
  ] as const)
    await database
      .deleteFrom('observations')
      .where('span', '=', span)
      .where('slot', '<', slotOf(span, daysBefore(now, days)))
      .execute();
  await removeOldVisits(database, now);
  await database
    .deleteFrom('observedErrors')
    .where('last', '<', slotOf('hour', daysBefore(now, keptDays)))
    .execute();
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
