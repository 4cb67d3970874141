import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/**
 * Lends the connections of a pool, and closes those that it must not lend again: one that did not answer may hang for a
 * quarter of an hour, or be inside of a transaction that the next query would continue and commit. A read-only one stays
 * read-only: its server became a standby, or its session began with `default_transaction_read_only`.
 */
export function lendAnswering(pool: Pool): PostgresPool {
  return {
    connect: async () => new LentConnection(await pool.connect()),
    end: () => pool.end(),
  };
}

class LentConnection implements PostgresPoolClient {
  readonly #client: PoolClient;
  #isReadOnly = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(sql: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new Error('Cursors are not used');
    return this.#client.query(sql, [...parameters]).catch((error: unknown) => {
      if (!isAnswer(error)) void this.#client.end();
      else if (error.code === readOnlyTransaction) this.#isReadOnly = true;
      throw error;
    });
  }

  release(): void {
    this.#client.release(this.#isReadOnly);
  }
}

const readOnlyTransaction = '25006';

/** Errors of PostgreSQL and of the network have a code; that of a query without an answer has none. */
function isAnswer(error: unknown): error is Error & { code: unknown } {
  return error instanceof Error && 'code' in error;
}
