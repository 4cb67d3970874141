import { type Dialect, PostgresDialect, type PostgresPool } from 'kysely';
import { Pool } from 'pg';
import { lendAnswering } from './lent-connection';

/** Milliseconds, as a visitor waits for the answer: a slower database counts as unavailable. */
const timeoutMs = 4000;

/**
 * Milliseconds for which a migration waits for a table. While it waits, for instance for `pg_dump`, the queries of running
 * instances wait behind it.
 */
const migrationLockTimeoutMs = 1000;

/** Milliseconds after which a process that hangs in a transaction loses its locks. */
const idleInTransactionTimeoutMs = 120_000;

/**
 * The database of the server: a commit returns once it is on the disk, whatever the database's own settings are.
 * @param migrate migrates the database before its first use
 */
export function servingPostgres(url: string, migrate: (dialect: Dialect) => Promise<void>): Dialect {
  return new PostgresDialect({
    pool: async () => {
      const pool = openPool(url, `${durable} -c lock_timeout=${migrationLockTimeoutMs}`);
      try {
        await migrate(new PostgresDialect({ pool }));
      } finally {
        await pool.end();
      }
      return openPool(url, durable);
    },
  });
}

/** The same database for a command that runs next to the server. */
export function commandPostgres(url: string, isReadOnly: boolean): Dialect {
  return new PostgresDialect({
    pool: openPool(url, isReadOnly ? '-c default_transaction_read_only=on' : durable),
  });
}

const durable = '-c synchronous_commit=on';

function openPool(connectionString: string, options: string): PostgresPool {
  const pool = new Pool({
    connectionString,
    options,
    application_name: 'site-api',
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    // Longer than the statement's own limit, for a server that doesn't answer at all.
    query_timeout: timeoutMs + 1000,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    keepAlive: true,
    // The process may exit while connections are idle.
    allowExitOnIdle: true,
  });
  // The pool replaces a broken connection, and the query that used it fails. Without a listener, the connection's error
  // would crash the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return lendAnswering(pool);
}
