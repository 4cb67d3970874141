import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '../enquiries/storage/open-database';

/** The PostgreSQL database that those of tests are copies of. */
export const migratedPostgres = 'migrated';

/**
 * Makes a database of each kind with the current tables, for tests to copy.
 * @param urlOf gives the address of a database on the server of the tests
 */
export async function makeMigratedDatabases(urlOf: (database: string) => string) {
  const folder = await mkdtemp(join(tmpdir(), 'migrated-'));
  await runOnPostgres(urlOf('postgres'), `CREATE DATABASE ${migratedPostgres}`);
  for (const location of [
    { kind: 'sqlite', folder } as const,
    { kind: 'postgres', url: urlOf(migratedPostgres) } as const,
  ]) {
    const database = await openDatabase(location);
    await database.destroy();
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

export async function runOnPostgres(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
