import { sql } from 'kysely';
import { countColumns } from '../enquiries/storage/count-columns';
import { migrations } from '../enquiries/storage/migrations';
import type { Database } from '../enquiries/storage/tables';

/** Fills a SQLite database with hours of 90 days, of five apps in as many stages as the number of rows needs, and their days. */
export async function fillObservations(database: Database, rows: number): Promise<void> {
  const names = sql.join(countColumns.map((column) => sql.ref(column)));
  const counts = sql.join(countColumns.map((_, at) => sql`(n * 7 + ${sql.lit(at)}) % 9`));
  const numbers = sql`with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${sql.lit(rows - 1)})`;
  const into = sql`insert into observations (span, slot, stage, cohort, app, release, pattern, device, ${names}) ${numbers}`;
  const hoursAgo = sql`(n % ${sql.lit(90 * 24)})`;
  await sql`${into} select 'hour', strftime('%Y-%m-%dT%H', 'now', '-' || ${hoursAgo} || ' hours'), 'stage' || (n / ${sql.lit(90 * 24 * 10)}), '', 'app' || (n / ${sql.lit(90 * 24)} % 5),
    '1.' || (${hoursAgo} / 168) || '.' || (n / ${sql.lit(90 * 24 * 5)} % 2), '', '', ${counts} from numbers`.execute(
    database,
  );
  await migrations['009-observed-days']?.up(database);
}
