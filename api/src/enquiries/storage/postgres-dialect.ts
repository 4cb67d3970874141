import { type Dialect, PostgresDialect, type PostgresPool } from 'kysely';
import { Pool, types } from 'pg';
import { lendAnswering } from './lent-connection';

// Counts and sums are numbers, as in SQLite. By default they are text, because they could exceed a number.
types.setTypeParser(types.builtins.INT8, Number);

/** Milliseconds, as a visitor waits for the answer: a slower database counts as unavailable. */
const timeoutMs = 4000;

/** Milliseconds for a statement of a migration or of an operator, which may read or index a million enquiries. */
const longTimeoutMs = 60_000;

/**
 * Milliseconds for which a migration waits for a table. While it waits, for instance for `pg_dump`, the queries of running
 * instances wait behind it.
 */
const migrationLockTimeoutMs = 1000;

/** Milliseconds after which a process that hangs in a transaction loses its locks. */
const idleInTransactionTimeoutMs = 120_000;

/**
 * The database of the server.
 * @param migrate migrates the database before its first use
 */
export function servingPostgres(url: string, migrate: (dialect: Dialect) => Promise<void>): Dialect {
  return new PostgresDialect({
    pool: async () => {
      const lockTimeout = `-c lock_timeout=${migrationLockTimeoutMs}`;
      const pool = openPool(url, `${ownSettings} ${lockTimeout}`, longTimeoutMs);
      try {
        await migrate(new PostgresDialect({ pool }));
      } finally {
        await pool.end();
      }
      return openPool(url, ownSettings);
    },
  });
}

/** The same database for a command that runs next to the server. */
export function commandPostgres(url: string, isReadOnly: boolean): Dialect {
  const settings = isReadOnly ? '-c default_transaction_read_only=on' : ownSettings;
  return new PostgresDialect({
    pool: openPool(url, `${settings} -c lock_timeout=${timeoutMs}`, longTimeoutMs),
  });
}

/**
 * Whatever the database's own settings are: a commit returns once it is on the disk. A stricter isolation would refuse
 * commits that work side by side, among them the record of a mail that is sent: another instance would send it again.
 */
const ownSettings = String.raw`-c synchronous_commit=on -c default_transaction_isolation=read\ committed`;

function openPool(url: string, options: string, statementTimeoutMs = timeoutMs): PostgresPool {
  const pool = new Pool({
    connectionString: withOptions(url, options),
    application_name: 'site-api',
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: statementTimeoutMs,
    // Longer than the statement's own limit, for a server that doesn't answer at all.
    query_timeout: statementTimeoutMs + 1000,
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

/**
 * Adds options to those of the URL, for instance a `search_path`: otherwise the driver would use only the URL's. Weaker modes
 * of TLS are replaced by `verify-full`, which the driver uses in their place, with a warning.
 */
function withOptions(url: string, options: string): string {
  const address = new URL(url);
  const { searchParams } = address;
  if (/^(prefer|require|verify-ca)$/.test(searchParams.get('sslmode') ?? ''))
    searchParams.set('sslmode', 'verify-full');
  searchParams.set('options', [searchParams.get('options'), options].filter(Boolean).join(' '));
  return address.href;
}
