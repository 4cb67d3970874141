import { Client } from 'pg';
import { inject } from 'vitest';
import type { DatabaseLocation } from '../settings/database-location';
import { temporaryFolder } from './temporary-folder';

/** A database of the running test, and the environment of a process that uses it. */
export interface TestDatabase {
  location: DatabaseLocation;
  environment: Record<string, string>;
}

/** For `describe.each`: both databases keep the same promises. */
export const databases = [
  { name: 'SQLite', makeDatabase: makeSqlite },
  { name: 'PostgreSQL', makeDatabase: makePostgresDatabase },
] as const;

export type MakeDatabase = () => Promise<TestDatabase>;

export async function makeSqlite(): Promise<TestDatabase> {
  const folder = await temporaryFolder();
  return { location: { kind: 'sqlite', folder }, environment: { DATA_DIR: folder } };
}

let databasesMade = 0;

async function makePostgresDatabase(): Promise<TestDatabase> {
  const server = new URL(inject('postgresUrl'));
  const name = `test_${process.pid}_${process.hrtime.bigint()}_${++databasesMade}`;
  // Removed with its server when the run ends: dropping each takes longer than most tests.
  await run(server.href, `CREATE DATABASE ${name}`);
  const url = new URL(`/${name}`, server).href;
  return { location: { kind: 'postgres', url }, environment: { DATABASE_URL: url } };
}

async function run(connectionString: string, statement: string) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
