import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/**
 * Lends the connections of a pool, and closes one that did not answer. The pool would lend it again, although it may hang
 * for a quarter of an hour, or be inside of a transaction that the next query would continue and commit.
 */
export function lendAnswering(pool: Pool): PostgresPool {
  return {
    connect: async () => new LentConnection(await pool.connect()),
    end: () => pool.end(),
  };
}

class LentConnection implements PostgresPoolClient {
  readonly #client: PoolClient;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(sql: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new Error('Cursors are not used');
    return this.#client.query(sql, [...parameters]).catch((error: unknown) => {
      if (!isAnswer(error)) void this.#client.end();
      throw error;
    });
  }

  release(): void {
    this.#client.release();
  }
}

/** Errors of PostgreSQL and of the network have a code; that of a query without an answer has none. */
function isAnswer(error: unknown): boolean {
  return error instanceof Error && 'code' in error;
}
