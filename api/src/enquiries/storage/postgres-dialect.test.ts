import { Kysely, sql } from 'kysely';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { databases } from '../../testing/databases';
import { runOnPostgres } from '../../testing/migrated-databases';
import { openTestDatabase } from '../../testing/open-test-database';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { createEnquiryStore } from '../enquiry/enquiry-store';
import { openDatabase, openForCommand } from './open-database';
import { servingPostgres } from './postgres-dialect';
import type { Tables } from './tables';

test.each([
  ['has an enquiry on the disk before its commit returns', 'synchronous_commit', 'off', 'on'],
  ['commits side by side', 'default_transaction_isolation', 'serializable', 'read committed'],
])('PostgreSQL %s, whatever its defaults', async (_, setting, byDefault, ours) => {
  const { location, environment } = await databases[1].makeDatabase();
  await setOfDatabase(environment, `${setting} = '${byDefault}'`);
  const database = await openTestDatabase(location);
  expect(await settingIn(database, setting)).toBe(ours);
});

test('options of the address are added to those of the server', async () => {
  const { location, environment } = await databases[1].makeDatabase();
  const url = `${environment.DATABASE_URL}?options=-c%20search_path%3Dpublic,site`;
  const reading = openForCommand({ ...location, kind: 'postgres', url }, 'read');
  expect(await settingIn(reading, 'search_path')).toBe('public,site');
  expect(await settingIn(reading, 'default_transaction_read_only')).toBe('on');
  await reading.destroy();
});

test('PostgreSQL may take longer for a migration and for an operator than for a visitor', async () => {
  const { location, environment } = await databases[1].makeDatabase();
  let ofMigration: string | undefined;
  const dialect = servingPostgres(environment.DATABASE_URL ?? '', async (migrating) => {
    ofMigration = await settingIn(new Kysely({ dialect: migrating }), 'statement_timeout');
  });
  const serving = new Kysely<Tables>({ dialect });
  expect(await settingIn(serving, 'statement_timeout')).toBe('4s');
  expect(ofMigration).toBe('1min');
  for (const use of ['read', 'change'] as const) {
    const operator = openForCommand(location, use);
    expect(await settingIn(operator, 'statement_timeout')).toBe('1min');
    // A mail under way locks its row for up to a minute.
    expect(await settingIn(operator, 'lock_timeout')).toBe('4s');
    await operator.destroy();
  }
  await serving.destroy();
});

async function settingIn(database: Kysely<Tables>, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(database);
  return rows[0]?.value;
}

test('a PostgreSQL that was read-only stores enquiries again without a restart', async () => {
  const { location, environment } = await databases[1].makeDatabase();
  await setOfDatabase(environment, 'default_transaction_read_only = on');
  const enquiries = createEnquiryStore(await openTestDatabase(location));
  await expect(enquiries.add(sampleEnquiry)).rejects.toThrow('read-only transaction');
  await setOfDatabase(environment, 'default_transaction_read_only = off');
  await enquiries.add(sampleEnquiry);
  expect(await enquiries.list()).toHaveLength(1);
});

/** Changes a default of its later sessions, in a session of another database. */
function setOfDatabase({ DATABASE_URL = '' }: Record<string, string>, assignment: string): Promise<void> {
  const name = new URL(DATABASE_URL).pathname.slice(1);
  return runOnPostgres(inject('postgresUrl'), `alter database ${name} set ${assignment}`);
}

test.each(['prefer', 'require', 'verify-ca'])(
  'sslmode=%s requires TLS, without a warning of the driver',
  async (mode) => {
    const warn = vi.spyOn(process, 'emitWarning');
    onTestFinished(() => warn.mockRestore());
    const url = `${inject('postgresUrl')}?sslmode=${mode}`;
    await expect(openDatabase({ kind: 'postgres', url })).rejects.toThrow('does not support SSL');
    expect(warn).not.toHaveBeenCalled();
  },
);
