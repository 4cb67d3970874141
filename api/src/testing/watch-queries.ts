import type { CompiledQuery } from 'kysely';
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
