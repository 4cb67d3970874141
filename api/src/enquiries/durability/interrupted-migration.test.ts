import { createHash } from 'node:crypto';
import { cpSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import fastify from 'fastify';
import { Kysely, type Migration, sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { emptyDatabases, type TestDatabase } from '../../testing/databases';
import { spawnServer } from '../../testing/programs/server-process';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { createEnquiryStore } from '../enquiry/enquiry-store';
import { migrate } from '../storage/migrate';
import { migrations } from '../storage/migrations';
import { connectDatabase, openDatabase } from '../storage/open-database';
import { servingPostgres } from '../storage/postgres-dialect';
import { SqliteConnection } from '../storage/sqlite-connection';
import { databaseFile, servingSqlite } from '../storage/sqlite-dialect';
import { waitForDatabase } from '../storage/wait-for-database';

type Location = TestDatabase['location'];

/** Creates a database of an older version of the server, with an enquiry in it. */
async function makeOlder(location: Location, steps: number) {
  const known = Object.fromEntries(Object.entries(migrations).slice(0, steps));
  const dialect =
    location.kind === 'sqlite'
      ? servingSqlite(location.folder, (inside) => migrate(inside, known))
      : servingPostgres(location.url, (inside) => migrate(inside, known));
  const database = new Kysely<unknown>({ dialect });
  const { firstName, lastName, email, phone, subject, message } = sampleEnquiry;
  await sql`insert into enquiries (id, created_at, first_name, last_name, email, phone, subject, message)
    values ('old', '2026-03-01T10:00:00.000Z', ${firstName}, ${lastName}, ${email}, ${phone}, ${subject}, ${message})`.execute(
    database,
  );
  await database.destroy();
}

/** Opens a folder, and copies it before each statement: the state after a kill at that statement. */
async function statesWhileOpening(folder: string): Promise<string[]> {
  const copies = await temporaryFolder();
  const seen = new Set<string>();
  const copy = () => {
    const state = createHash('sha256');
    for (const file of [databaseFile(folder), `${databaseFile(folder)}-wal`]) {
      try {
        state.update(readFileSync(file)).update('\n');
      } catch {
        state.update('none');
      }
    }
    const name = state.digest('hex');
    if (!seen.has(name)) cpSync(folder, join(copies, name), { recursive: true });
    seen.add(name);
  };
  const { run } = SqliteConnection.prototype;
  vi.spyOn(SqliteConnection.prototype, 'run').mockImplementation(function (
    this: SqliteConnection,
    ...statement
  ) {
    copy();
    return run.apply(this, statement);
  });
  const database = await openDatabase({ kind: 'sqlite', folder });
  copy();
  vi.restoreAllMocks();
  await database.destroy();
  return (await readdir(copies)).map((name) => join(copies, name));
}

describe('after a kill at any statement, the next start completes the migration', () => {
  async function expectWhole(folders: string[], ids: string[]) {
    for (const folder of folders) {
      const database = await openDatabase({ kind: 'sqlite', folder });
      const enquiries = createEnquiryStore(database);
      expect((await enquiries.list()).map(({ id }) => id)).toEqual(ids);
      expect(await enquiries.add(sampleEnquiry)).toMatchObject({ kind: 'stored' });
      await database.destroy();
    }
  }

  test('at the first start', async () => {
    const states = await statesWhileOpening(await temporaryFolder());
    expect(states.length).toBeGreaterThan(2);
    await expectWhole(states, []);
  });

  test('at the upgrade from the oldest version, which has all other steps', async () => {
    const folder = await temporaryFolder();
    await makeOlder({ kind: 'sqlite', folder }, 1);
    const states = await statesWhileOpening(folder);
    expect(states.length).toBeGreaterThan(1);
    await expectWhole(states, ['old']);
  });
});

test.each(
  emptyDatabases.flatMap(({ name, makeDatabase }) => [
    { name, makeDatabase, what: 'a new database', steps: 0 },
    { name, makeDatabase, what: 'one of an older version', steps: 1 },
  ]),
)('on $name, three servers may open $what at once', async ({ makeDatabase, steps }) => {
  const { location } = await makeDatabase();
  if (steps > 0) await makeOlder(location, steps);
  const errors: unknown[] = [];
  const log = { ...fastify().log, error: (error: unknown) => errors.push(error) };
  const open = async () => {
    const database = connectDatabase(location);
    onTestFinished(() => database.destroy());
    await waitForDatabase(database, { location, log, signal: new AbortController().signal });
    return createEnquiryStore(database).list();
  };
  for (const enquiries of await Promise.all([open(), open(), open()])) expect(enquiries).toHaveLength(steps);
  expect(errors.filter((error) => /already exists|duplicate|writable/.test(String(error)))).toEqual([]);
});

test('three processes may create a SQLite database at once', async () => {
  const { environment } = await emptyDatabases[0].makeDatabase();
  const settings = { ...environment, SITE_DIR: await temporaryFolder() };
  const servers = [1, 2, 3].map(() => spawnServer(settings));
  for (const { ready, process, ended } of servers) {
    const address = await ready;
    await vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200), {
      timeout: 60_000,
    });
    process.kill('SIGTERM');
    const { exitCode, errorOutput } = await ended;
    expect(exitCode).toBe(0);
    expect(errorOutput).not.toMatch(/already exists|duplicate|writable/);
  }
});

test('while a migration waits for a dump of PostgreSQL, running instances store enquiries', async () => {
  const { location } = await emptyDatabases[1].makeDatabase();
  if (location.kind !== 'postgres') throw new Error('This test needs PostgreSQL');
  const running = await openDatabase(location);
  const dump = new Client({ connectionString: location.url });
  await dump.connect();
  onTestFinished(async () => {
    await dump.end();
    await running.destroy();
  });
  await dump.query('begin; lock table enquiries in access share mode');
  const addColumn: Migration = {
    up: ({ schema }) => schema.alterTable('enquiries').addColumn('source', 'text').execute(),
  };
  const dialect = servingPostgres(location.url, (inside) =>
    migrate(inside, { ...migrations, '900-source': addColumn }),
  );
  const opening = new Kysely<unknown>({ dialect }).connection().execute(async () => {});
  const refused = expect(opening).rejects.toThrow('lock timeout');
  await vi.waitFor(async () => {
    const waiting =
      'select 1 from pg_locks join pg_database on database = oid where not granted and datname = current_database()';
    expect((await dump.query(waiting)).rowCount).toBeGreaterThan(0);
  });
  const start = performance.now();
  await createEnquiryStore(running).add(sampleEnquiry);
  expect(performance.now() - start).toBeLessThan(2500);
  await refused;
});
