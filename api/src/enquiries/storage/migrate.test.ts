import { StartError } from '@site/shared/node/start-error';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { emptyDatabases } from '../../testing/databases';
import { openTestDatabase } from '../../testing/open-test-database';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { createEnquiryStore } from '../enquiry/enquiry-store';
import { openDatabase } from './open-database';
import type { Database } from './tables';

describe.each(emptyDatabases)('on $name', ({ makeDatabase }) => {
  /** A database that a newer version of the server has changed. */
  async function changedByNewer(name: string, change: string) {
    const { location } = await makeDatabase();
    const newer = await openDatabase(location);
    await sql.raw(change).execute(newer);
    await noteExecuted(newer, name);
    await newer.destroy();
    return location;
  }

  test('an older server runs on a database with additions of a newer one', async () => {
    const location = await changedByNewer('900-source', 'alter table enquiries add column source text');
    const database = await openTestDatabase(location);
    const enquiries = createEnquiryStore(database);
    await enquiries.add(sampleEnquiry);
    expect(await enquiries.list()).toMatchObject([sampleEnquiry]);
  });

  test('the database opens after the clock was set back between two upgrades', async () => {
    const { location } = await makeDatabase();
    const before = await openDatabase(location);
    const ahead = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
    await sql`update kysely_migration set timestamp = ${ahead} where name < '003'`.execute(before);
    await before.destroy();
    const database = await openTestDatabase(location);
    expect(await createEnquiryStore(database).list()).toEqual([]);
  });

  test.each(['900-one-name-breaking', '001-of-another-branch'])(
    'a database after %s is refused with a remedy, and not changed',
    async (name) => {
      const location = await changedByNewer(name, 'alter table enquiries add column source text');
      const opening = openDatabase(location);
      await expect(opening).rejects.toThrow(StartError);
      await expect(opening).rejects.toThrow(
        new RegExp(`newer version .*\\(${name}\\).*Start the newer version, or restore a backup`),
      );
      await expect(opening).rejects.not.toThrow(/DATA_DIR|DATABASE_URL/);
    },
  );
});

function noteExecuted(database: Database, name: string) {
  return sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
    database,
  );
}
