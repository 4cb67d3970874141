import { sql } from 'kysely';
import { countColumns } from '../enquiries/storage/count-columns';
import { migrations } from '../enquiries/storage/migrations';
import type { Database } from '../enquiries/storage/tables';

/** Rows of five apps with two releases each, for 90 days. */
const hourRows = 90 * 24 * 10;

/** Fills a SQLite database with hours of 90 days, their days, and recent minutes up to the number of rows. */
export async function fillObservations(database: Database, rows: number): Promise<void> {
  const names = sql.join(countColumns.map((column) => sql.ref(column)));
  const counts = sql.join(countColumns.map((_, at) => sql`(n * 7 + ${sql.lit(at)}) % 9`));
  const numbers = sql`with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${sql.lit(rows - 1)})`;
  const into = sql`insert into observations (span, slot, stage, cohort, app, release, pattern, device, ${names}) ${numbers}`;
  await sql`${into} select 'hour', strftime('%Y-%m-%dT%H', 'now', '-' || (n / 10) || ' hours'), '', '', 'app' || (n % 5),
    '1.' || (n / 1680) || '.' || (n % 10 / 5), '', '', ${counts} from numbers where n < ${sql.lit(hourRows)}`.execute(
    database,
  );
  await sql`${into} select 'minute', strftime('%Y-%m-%dT%H:%M', 'now', '-' || (n / 64) || ' minutes'), '', '', 'app' || (n % 5),
    '1.0.0', '/' || (n % 64), 'phone', ${counts} from numbers where n >= ${sql.lit(hourRows)}`.execute(
    database,
  );
  await migrations['009-observed-days']?.up(database);
}
