import { CamelCasePlugin, type Dialect, Kysely, type Migration, Migrator, sql } from 'kysely';
import { migrations } from './migrations';

/** Marks a migration after which older versions of the server can't use the database any more. */
const breaking = '-breaking';

/** The database was changed by a newer version of the server. The message says what to do. */
export class DatabaseTooNew extends Error {
  override name = 'DatabaseTooNew';
}

/**
 * Brings a database up to date. What a newer version has added to it stays: an older version can run on it, for
 * instance after the server was rolled back.
 * @throws DatabaseTooNew when a newer version has changed what this one needs
 */
export async function migrate(
  dialect: Dialect,
  known: Record<string, Migration> = migrations,
): Promise<void> {
  const database = new Kysely<unknown>({ dialect, plugins: [new CamelCasePlugin()] });
  const newer = (await readExecuted(database)).filter((name) => !(name in known));
  refuseBreaking(newer, Object.keys(known).sort().at(-1) ?? '');
  // Kysely wants to know every migration that was executed; these are never run.
  const tolerated = Object.fromEntries(
    newer.map((name): [string, Migration] => [name, { up: async () => {} }]),
  );
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...known, ...tolerated }) },
    // Kysely orders what was executed by time, and a clock can go back. The names are checked above.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function readExecuted(database: Kysely<unknown>): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return rows.map(({ name }) => name);
}

function refuseBreaking(newer: string[], lastKnown: string) {
  const unusable = newer.filter((name) => name.endsWith(breaking) || name < lastKnown);
  if (unusable.length === 0) return;
  throw new DatabaseTooNew(
    `a newer version of the server has changed the database (${unusable.join(', ')}), and this version can't use it. Start the newer version again, or restore a backup from before the change`,
  );
}
