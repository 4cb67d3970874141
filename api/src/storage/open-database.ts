import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { CamelCasePlugin, type Dialect, Kysely, Migrator } from 'kysely';
import { StartError } from '../start-error';
import { databaseFile, readingDialect, writingDialect } from './dialect';
import { migrations } from './migrations';
import type { Database, Tables } from './tables';

/**
 * Opens the database of the server, creating and migrating it as needed.
 * @throws StartError when the folder or the database can't be used
 */
export async function openDatabase(dataDirectory: string): Promise<Database> {
  let database: Database | undefined;
  try {
    // Enquiries are personal data: nobody else on the machine needs to read them.
    await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
    database = connect(writingDialect(dataDirectory));
    await migrate(database);
    return database;
  } catch (error) {
    await database?.destroy().catch(() => {});
    throw new StartError(
      `The enquiries can't be stored in ${dataDirectory}: ${reason(error)}. Make that folder writable, or set DATA_DIR to another one.`,
      { cause: error },
    );
  }
}

/**
 * Opens the database for reading alone, also while the server writes to it.
 * @throws StartError when there is none yet
 */
export function openDatabaseToRead(dataDirectory: string): Database {
  if (!existsSync(databaseFile(dataDirectory))) {
    throw new StartError(
      `There are no enquiries in ${dataDirectory} yet. Start the site once with: npm start. If they are kept elsewhere, set DATA_DIR to that folder.`,
    );
  }
  return connect(readingDialect(dataDirectory));
}

function connect(dialect: Dialect): Database {
  return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
}

async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
