import type { VisitObservations } from '@site/shared/node/visit-observations';
import { weekBefore } from '@site/shared/node/week';
import { sql } from 'kysely';
import type { Database } from '../../enquiries/storage/tables';

/** Names of each dimension. */
const maxNames = 100;

const sums = (['visits', 'views', 'enquiries'] as const).map((column) =>
  sql<number>`sum(${sql.ref(column)})`.as(column),
);

/** The counts of the last weeks. */
export async function readVisits(
  database: Database,
  weeks: number,
  now = new Date(),
): Promise<VisitObservations> {
  const since = weekBefore(now, weeks - 1);
  // Each visit has one source.
  const totals = await database
    .selectFrom('visitCounts')
    .select(['week', ...sums])
    .where('dimension', '=', 'source')
    .where('week', '>=', since)
    .groupBy('week')
    .orderBy('week')
    .execute();
  const rank = sql<number>`row_number() over (partition by dimension order by sum(visits) desc, sum(views) desc, name)`;
  const ranked = database
    .selectFrom('visitCounts')
    .select(['dimension', 'name', rank.as('rank')])
    .where('week', '>=', since)
    .groupBy(['dimension', 'name'])
    .as('ranked');
  const rows = await database
    .selectFrom('visitCounts')
    .innerJoin(ranked, (join) =>
      join
        .onRef('ranked.dimension', '=', 'visitCounts.dimension')
        .onRef('ranked.name', '=', 'visitCounts.name'),
    )
    .selectAll('visitCounts')
    .where('week', '>=', since)
    .where('ranked.rank', '<=', maxNames)
    .orderBy('visitCounts.dimension')
    .orderBy('ranked.rank')
    .orderBy('week')
    .execute();
  return { weeks: totals, rows };
}
