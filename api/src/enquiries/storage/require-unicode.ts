import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** The database can't store what visitors type. The message has the remedy. */
export class EncodingTooSmall extends Error {
  override name = 'EncodingTooSmall';
}

/** SQL_ASCII stores the bytes that it gets. */
const sufficient = ['UTF8', 'SQL_ASCII'];

/**
 * To be called before the first table is created: later, a database with a smaller encoding has enquiries.
 * @throws EncodingTooSmall for a PostgreSQL that would refuse each enquiry with a letter outside of its encoding
 */
export async function requireUnicode(database: Kysely<unknown>): Promise<void> {
  if (database.getExecutor().adapter instanceof SqliteAdapter) return;
  const { rows } = await sql<{ serverEncoding: string }>`show server_encoding`.execute(database);
  const encoding = rows[0]?.serverEncoding ?? 'unknown';
  if (sufficient.includes(encoding)) return;
  throw new EncodingTooSmall(
    `its encoding ${encoding} lacks letters that visitors type. Create it with: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0`,
  );
}
