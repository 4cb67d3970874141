import { type Dialect, PostgresDialect } from 'kysely';
import { Pool } from 'pg';

/** A visitor waits for the answer: a database that takes longer than this counts as out of reach. */
const patience = 4000;

/** A process that stands still in the middle of its work gives up its locks after this long. */
const longestIdleInTransaction = 120_000;

/** The database of the server: a commit returns once it is on the disk, whatever the database's own settings say. */
export function servingPostgres(url: string): Dialect {
  return openedWith(url, '-c synchronous_commit=on');
}

/** The same database for someone who only looks: any attempt to change it fails. */
export function readingPostgres(url: string): Dialect {
  return openedWith(url, '-c default_transaction_read_only=on');
}

function openedWith(connectionString: string, options: string): Dialect {
  const pool = new Pool({
    connectionString,
    options,
    application_name: 'site-api',
    connectionTimeoutMillis: patience,
    statement_timeout: patience,
    // Beyond the statement's own limit only when the server doesn't answer at all.
    query_timeout: patience + 1000,
    idle_in_transaction_session_timeout: longestIdleInTransaction,
    keepAlive: true,
    // The process may end while connections are idle.
    allowExitOnIdle: true,
  });
  // A connection that breaks is replaced when the next one is needed, and whoever used it hears of it by the failed
  // query. Unheard, the error of the connection itself would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}
