import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { CamelCasePlugin, type Dialect, Kysely, Migrator } from 'kysely';
import { StartError } from '../settings/start-error';
import { type DatabaseLocation, locationName, settingOf } from './location';
import { migrations } from './migrations';
import { readingPostgres, servingPostgres } from './postgres-dialect';
import { retryOnBusy } from './retry-on-busy';
import { changingSqlite, databaseFile, readingSqlite, servingSqlite } from './sqlite-dialect';
import type { Database, Tables } from './tables';

/**
 * Opens the database of the server, creating and migrating it as needed.
 * @throws StartError when the folder or the database can't be used
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  try {
    // Enquiries are personal data: nobody else on the machine needs to read them.
    if (location.kind === 'sqlite') await mkdir(location.folder, { recursive: true, mode: 0o700 });
    return await retryOnBusy(() => openMigrated(location));
  } catch (error) {
    throw new StartError(
      `The enquiries can't be stored in ${locationName(location)}: ${reason(error)}. ${remedy[location.kind]}`,
      { cause: error },
    );
  }
}

const remedy = {
  sqlite: `Make that folder writable, or set ${settingOf.sqlite} to another one.`,
  postgres: `Start that database and check its name, user and password in ${settingOf.postgres}.`,
};

/**
 * Opens the database for reading alone, also while the server writes to it.
 * @throws StartError when there is none yet
 */
export function openDatabaseToRead(location: DatabaseLocation): Database {
  if (location.kind === 'postgres') return connect(readingPostgres(location.url));
  refuseMissing(location.folder);
  return connect(readingSqlite(location.folder));
}

/**
 * Opens the database for an operator's change, also while the server writes to it.
 * @throws StartError when there is none yet
 */
export function openDatabaseToChange(location: DatabaseLocation): Database {
  if (location.kind === 'postgres') return connect(servingPostgres(location.url));
  refuseMissing(location.folder);
  return connect(changingSqlite(location.folder));
}

function refuseMissing(folder: string) {
  if (existsSync(databaseFile(folder))) return;
  throw new StartError(
    `There are no enquiries in ${folder} yet. Start the site once with: npm start. If they are kept elsewhere, set DATA_DIR or DATABASE_URL to that place.`,
  );
}

function connect(dialect: Dialect): Database {
  return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
}

async function openMigrated(location: DatabaseLocation): Promise<Database> {
  const database = connect(
    location.kind === 'sqlite' ? servingSqlite(location.folder) : servingPostgres(location.url),
  );
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (!error) return database;
  // A file that could not be opened can't be closed either.
  await database.destroy().catch(() => {});
  throw error;
}

/** A refused connection, for one, says nothing itself: what it says is in the attempts it was made of. */
function reason(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
