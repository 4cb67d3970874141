import { CompiledQuery } from 'kysely';
import type { Database } from '../enquiries/storage/tables';

/** The same database, and the queries that it runs from now on. */
export function watchQueries(database: Database) {
  const queries: CompiledQuery[] = [];
  const watched = database.withPlugin({
    transformQuery({ node, queryId }) {
      queries.push(database.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { watched, queries };
}

/**
 * How a database would run queries.
 * @param explain the command of the database
 * @returns the steps of each plan
 */
export async function plansOf(
  database: Database,
  queries: CompiledQuery[],
  explain: 'explain' | 'explain query plan',
): Promise<string[][]> {
  const plans: string[][] = [];
  for (const { sql, parameters } of queries) {
    const { rows } = await database.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(`${explain} ${sql}`, [...parameters]),
    );
    // The last column describes a step; PostgreSQL has no other.
    plans.push(rows.map((row) => String(Object.values(row).at(-1))));
  }
  return plans;
}
