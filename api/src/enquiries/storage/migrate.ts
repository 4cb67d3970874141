import { CamelCasePlugin, type Dialect, Kysely, type Migration, Migrator, sql } from 'kysely';
import { migrations } from './migrations';
import { requireUnicode } from './require-unicode';

/** Marks a migration after which older versions of the server can't use the database. */
const breaking = '-breaking';

/** The database was changed by a newer version of the server. The message has the remedy. */
export class DatabaseTooNew extends Error {
  override name = 'DatabaseTooNew';
}

/**
 * Migrates a database to this version. Additions of a newer version are kept: an older version can use the database, for
 * instance after a rollback of the server.
 * @throws DatabaseTooNew after an incompatible change by a newer version, EncodingTooSmall for a new database
 */
export async function migrate(
  dialect: Dialect,
  known: Record<string, Migration> = migrations,
): Promise<void> {
  const database = new Kysely<unknown>({ dialect, plugins: [new CamelCasePlugin()] });
  const executed = await readExecuted(database);
  if (executed.length === 0) await requireUnicode(database);
  const newer = executed.filter((name) => !(name in known));
  refuseBreaking(newer, Object.keys(known).sort().at(-1) ?? '');
  // Kysely needs every executed migration to be listed; these are never run.
  const tolerated = Object.fromEntries(
    newer.map((name): [string, Migration] => [name, { up: async () => {} }]),
  );
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...known, ...tolerated }) },
    // Kysely sorts executed migrations by time, and a clock can be set back. The names are checked above.
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
    `a newer version of the server has changed the database (${unusable.join(', ')}), and this version can't use it. Start the newer version, or restore a backup from before the change`,
  );
}
