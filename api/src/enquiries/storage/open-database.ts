import { messageOf } from '@site/shared/node/message-of';
import { StartError } from '@site/shared/node/start-error';
import { CamelCasePlugin, type Dialect, Kysely } from 'kysely';
import { type DatabaseLocation, locationName } from '../../settings/database-location';
import { migrate } from './migrate';
import { openRemedy } from './open-remedy';
import { commandPostgres, servingPostgres } from './postgres-dialect';
import { commandSqlite, hasDatabase, servingSqlite } from './sqlite-dialect';
import type { Database, Tables } from './tables';
import { retryOnBusy } from './transaction';

/**
 * The database of the server, which may be unavailable: the first query opens it, creating and migrating it as needed. If
 * that fails, the query fails, and the next one tries again.
 */
export function connectDatabase(location: DatabaseLocation): Database {
  return connect(
    location.kind === 'sqlite'
      ? servingSqlite(location.folder, migrate)
      : servingPostgres(location.url, migrate),
  );
}

/**
 * Opens a database of `connectDatabase`, unless it is open.
 * @throws StartError with the error and its remedy
 */
export async function ensureOpen(database: Database, location: DatabaseLocation): Promise<void> {
  try {
    await retryOnBusy(() => database.connection().execute(async () => {}));
  } catch (error) {
    const sentences = `${messageOf(error)}. ${openRemedy(error, location.kind)}`;
    throw new StartError(
      `The enquiries can't be stored in ${locationName(location)}: ${sentences.trimEnd()}`,
      { cause: error },
    );
  }
}

/**
 * Opens the database at once, creating and migrating it as needed.
 * @throws StartError with the error and its remedy
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const database = connectDatabase(location);
  await ensureOpen(database, location);
  return database;
}

/**
 * Opens the database for an operator's command, even while the server writes to it.
 * @param use to `read`, every statement that writes fails
 * @throws StartError when there is none yet
 */
export function openForCommand(location: DatabaseLocation, use: 'read' | 'change'): Database {
  const isReadOnly = use === 'read';
  if (location.kind === 'postgres') return connect(commandPostgres(location.url, isReadOnly));
  if (hasDatabase(location.folder)) return connect(commandSqlite(location.folder, isReadOnly));
  throw new StartError(
    `There are no enquiries in ${location.folder} yet. Start the server once, which creates the database. If they are stored elsewhere, set DATA_DIR or DATABASE_URL accordingly.`,
  );
}

function connect(dialect: Dialect): Database {
  return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
}
