import { maxCount } from '@site/shared/node/sample-counts';
import { sql } from 'kysely';

/**
 * The sum of a stored count and one that is inserted, up to `maxCount`. Nothing in it exceeds an integer, also where an
 * older version has stored more: on PostgreSQL the write would fail, and every repeat of it.
 */
export function saturatedSum(table: string, column: string) {
  const stored = sql.ref(`${table}.${column}`);
  const added = sql.ref(`excluded.${column}`);
  const max = sql.lit(maxCount);
  return sql<number>`case when ${stored} > ${max} - ${added} then ${max} else ${stored} + ${added} end`;
}
