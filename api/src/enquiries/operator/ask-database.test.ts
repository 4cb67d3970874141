import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { databases } from '../../testing/databases';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { createEnquiryStore } from '../enquiry/enquiry-store';
import { openDatabase } from '../storage/open-database';
import { runCommand } from './run-command';

/** A PostgreSQL with an enquiry, and another session. */
async function makePostgres() {
  const { location, environment } = await databases[1].makeDatabase();
  const database = await openDatabase(location);
  const enquiries = createEnquiryStore(database);
  await enquiries.add(sampleEnquiry);
  const [enquiry] = await enquiries.list();
  await database.destroy();
  const session = new Client({ connectionString: environment.DATABASE_URL });
  await session.connect();
  onTestFinished(() => session.end());
  return { environment, session, id: enquiry?.id ?? '' };
}

test('a deletion while the mail about it is being sent is refused until later', async () => {
  const { environment, session, id } = await makePostgres();
  await session.query('begin; select id from notifications for update');
  const { errorOutput, exitCode } = await runCommand(['delete', id], environment);
  expect(errorOutput).toContain('Try again in a minute.');
  expect(exitCode).toBe(1);
  await session.query('rollback');
  expect(await runCommand(['delete', id], environment)).toMatchObject({ exitCode: 0 });
});

test('a missing right, a missing table and a missing database have remedies of their own', async () => {
  const { environment, session } = await makePostgres();
  const list = (settings: Record<string, string>) => runCommand(['list'], settings);
  await session.query('alter table enquiries rename to others');
  expect((await list(environment)).errorOutput).toMatch(
    /Start the server once, which migrates .* elsewhere, correct DATA_DIR or DATABASE_URL\.$/m,
  );
  const url = new URL(environment.DATABASE_URL ?? '');
  url.username = 'reader_without_rights';
  await session.query(`create role ${url.username} login`);
  onTestFinished(async () => {
    await session.query(`drop role ${url.username}`);
  });
  await session.query('alter table others rename to enquiries');
  expect((await list({ DATABASE_URL: url.href })).errorOutput).toContain(
    'permission denied for table enquiries. Allow it to the user in DATABASE_URL.',
  );
  url.port = '1';
  expect((await list({ DATABASE_URL: url.href })).errorOutput).toContain('Start that database and check');
});
