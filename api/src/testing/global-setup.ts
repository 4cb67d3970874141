import type { TestProject } from 'vitest/node';
import { makeMigratedDatabases } from './migrated-databases';
import { buildServer } from './programs/built-server';
import { makePostgres } from './programs/postgres-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the database `postgres` on the server that all tests of a run share. */
    postgresUrl: string;
    /** The folder of a SQLite database with the current tables. */
    migratedFolder: string;
  }
}

/** Once for a whole run: a PostgreSQL for all tests, migrated databases to copy, and the bundled server for those that start processes. */
export default async function setUp(project: TestProject) {
  const [postgres] = await Promise.all([makePostgres({ durable: false }), buildServer()]);
  project.provide('postgresUrl', postgres.url('postgres'));
  const migrated = await makeMigratedDatabases(postgres.url);
  project.provide('migratedFolder', migrated.folder);
  project.onTestsRerun(buildServer);
  return async () => {
    await Promise.all([postgres.remove(), migrated.remove()]);
  };
}
