import { copyFile } from 'node:fs/promises';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { inject } from 'vitest';
import { databaseFile } from '../enquiries/storage/sqlite-dialect';
import type { DatabaseLocation } from '../settings/database-location';
import { migratedPostgres, runOnPostgres } from './migrated-databases';

/** A database of the running test, and the environment of a process that uses it. */
export interface TestDatabase {
  location: DatabaseLocation;
  environment: Record<string, string>;
}

/** For `describe.each`: both databases keep the same promises. They have the current tables. */
export const databases = [
  { name: 'SQLite', makeDatabase: makeSqlite },
  { name: 'PostgreSQL', makeDatabase: () => makePostgresDatabase(migratedPostgres) },
] as const;

/** For tests of what creates or migrates a database. */
export const emptyDatabases = [
  { name: 'SQLite', makeDatabase: makeEmptySqlite },
  { name: 'PostgreSQL', makeDatabase: () => makePostgresDatabase('template1') },
] as const;

export type MakeDatabase = () => Promise<TestDatabase>;

/** A copy of the migrated file: most tests would spend more time on migrations than on what they test. */
export async function makeSqlite() {
  const database = await makeEmptySqlite();
  const { folder } = database.location;
  await copyFile(databaseFile(inject('migratedFolder')), databaseFile(folder));
  return database;
}

async function makeEmptySqlite() {
  const folder = await temporaryFolder();
  return { location: { kind: 'sqlite', folder } as const, environment: { DATA_DIR: folder } };
}

let databasesMade = 0;

async function makePostgresDatabase(template: string): Promise<TestDatabase> {
  const server = new URL(inject('postgresUrl'));
  const name = `test_${process.pid}_${process.hrtime.bigint()}_${++databasesMade}`;
  // Removed with its server when the run ends: dropping each takes longer than most tests.
  await runOnPostgres(server.href, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(`/${name}`, server).href;
  return { location: { kind: 'postgres', url }, environment: { DATABASE_URL: url } };
}
