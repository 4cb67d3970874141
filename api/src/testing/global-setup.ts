import type { TestProject } from 'vitest/node';
import { buildServer } from './programs/built-server';
import { makePostgres } from './programs/postgres-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the database `postgres` on the server that all tests of a run share. */
    postgresUrl: string;
  }
}

/** Once for a whole run: a PostgreSQL for all tests, and the bundled server for those that start processes. */
export default async function setUp(project: TestProject) {
  const [postgres] = await Promise.all([makePostgres({ durable: false }), buildServer()]);
  project.provide('postgresUrl', postgres.url('postgres'));
  project.onTestsRerun(buildServer);
  return postgres.remove;
}
