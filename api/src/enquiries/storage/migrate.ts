import { CamelCasePlugin, type Dialect, Kysely, type Migration, Migrator, SqliteAdapter, sql } from 'kysely';
import { migrations } from './migrations';

/** Marks a migration after which older versions of the server can't use the database. */
const breaking = '-breaking';

/** PostgreSQL's encodings that store every letter; SQL_ASCII stores the bytes that it gets. */
const sufficientEncodings = ['UTF8', 'SQL_ASCII'];

/** This version of the server can't use the database. The message has the remedy. */
export class UnusableDatabase extends Error {
  override name = 'UnusableDatabase';
}

/**
 * Migrates a database to this version. Additions of a newer version are kept: an older version can use the database, for
 * instance after a rollback of the server.
 * @throws UnusableDatabase after an incompatible change by a newer version, or if a new database can't store all letters
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

/** Only for an empty database: one with a smaller encoding that has enquiries stays usable. */
async function requireUnicode(database: Kysely<unknown>): Promise<void> {
  if (database.getExecutor().adapter instanceof SqliteAdapter) return;
  const { rows } = await sql<{ serverEncoding: string }>`show server_encoding`.execute(database);
  const encoding = rows[0]?.serverEncoding ?? 'unknown';
  if (sufficientEncodings.includes(encoding)) return;
  throw new UnusableDatabase(
    `its encoding ${encoding} lacks letters that visitors type. Create it with: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0`,
  );
}

function refuseBreaking(newer: string[], lastKnown: string) {
  const unusable = newer.filter((name) => name.endsWith(breaking) || name < lastKnown);
  if (unusable.length === 0) return;
  throw new UnusableDatabase(
    `a newer version of the server has changed the database (${unusable.join(', ')}), and this version can't use it. Start the newer version, or restore a backup from before the change`,
  );
}
