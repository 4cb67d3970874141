import type { MetricsObservations, ObservedError, StageObservations } from '@site/shared/node/observations';
import { noCounts } from '@site/shared/node/sample-counts';
import { sql } from 'kysely';
import * as v from 'valibot';
import { countColumns, fromColumns } from '../../enquiries/storage/count-columns';
import type { Database } from '../../enquiries/storage/tables';
import { daysBefore, slotOf } from './slots';

/** Longer periods are returned by day. */
const hourlyDays = 3;
const maxErrors = 100;

const stackSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

const sums = countColumns.map((column) => sql<number>`sum(${sql.ref(column)})`.as(column));

/** The counts of a stage of a rollout. */
export async function readStage(database: Database, stage: string): Promise<StageObservations> {
  const rows = await database
    .selectFrom('observations')
    .select(['cohort', ...sums])
    .where('span', '=', 'hour')
    .where('stage', '=', stage)
    .groupBy('cohort')
    .execute();
  const counts = Object.fromEntries(rows.map(({ cohort, ...row }) => [cohort, fromColumns(row)]));
  return { stable: noCounts(), canary: noCounts(), carried: noCounts(), ...counts };
}

/** The counts of each release in the last days. */
export async function readMetrics(
  database: Database,
  days: number,
  now = new Date(),
): Promise<MetricsObservations> {
  const span = days > hourlyDays ? 'day' : 'hour';
  const rows = await database
    .selectFrom('observations')
    .select(['slot', 'app', 'release', ...sums])
    .where('span', '=', span)
    .where('slot', '>', slotOf(span, daysBefore(now, days)))
    .groupBy(['slot', 'app', 'release'])
    .execute();
  return {
    slots: rows.map(({ slot, app, release, ...row }) => ({ slot, app, release, counts: fromColumns(row) })),
  };
}

/** The errors of the last days, the most frequent first. */
export async function readErrors(database: Database, days: number): Promise<{ errors: ObservedError[] }> {
  const rows = await database
    .selectFrom('observedErrors')
    .selectAll()
    .where('last', '>', slotOf('hour', daysBefore(new Date(), days)))
    .orderBy('count', 'desc')
    .orderBy('id')
    .limit(maxErrors)
    .execute();
  return { errors: rows.map((row) => ({ ...row, stack: v.parse(stackSchema, row.stack) })) };
}
