import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '@site/shared/node/start-error';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { emptyDatabases } from '../../testing/databases';
import { lockDatabase } from '../../testing/lock-database';
import { runOnPostgres } from '../../testing/migrated-databases';
import { openTestDatabase } from '../../testing/open-test-database';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { createEnquiryStore } from '../enquiry/enquiry-store';
import { createWriteCheck } from './check-writable';
import { openDatabase, openForCommand } from './open-database';
import { databaseFile } from './sqlite-dialect';

const inFolder = (folder: string) => ({ kind: 'sqlite', folder }) as const;

describe.each(emptyDatabases)('on $name', ({ makeDatabase }) => {
  test('opening a second time keeps the data', async () => {
    const { location } = await makeDatabase();
    const first = await openDatabase(location);
    await createEnquiryStore(first).add(sampleEnquiry);
    await first.destroy();
    const second = await openDatabase(location);
    expect(await createEnquiryStore(second).list()).toEqual([expect.objectContaining(sampleEnquiry)]);
    await second.destroy();
  });

  test('tables of no known version are reported with a remedy', async () => {
    const { location } = await makeDatabase();
    const database = await openDatabase(location);
    await sql`delete from kysely_migration where name > '002'`.execute(database);
    await database.destroy();
    const opening = openDatabase(location);
    await expect(opening).rejects.toThrow(
      /(already exists|duplicate column.*)\. Its tables are not .*Restore a backup/,
    );
    await expect(opening).rejects.not.toThrow(/writable|password/);
  });

  test('a read-only connection cannot change anything', async () => {
    const { location } = await makeDatabase();
    const writing = await openDatabase(location);
    const reading = openForCommand(location, 'read');
    await expect(createEnquiryStore(reading).add(sampleEnquiry)).rejects.toThrow(/read-?only/);
    expect(await createEnquiryStore(writing).list()).toEqual([]);
    await reading.destroy();
    await writing.destroy();
  });

  test('an operator’s command can write while the server runs', async () => {
    const { location } = await makeDatabase();
    const server = await openDatabase(location);
    await createEnquiryStore(server).add(sampleEnquiry);
    const operator = openForCommand(location, 'change');
    await operator.deleteFrom('enquiries').execute();
    expect(await createEnquiryStore(server).list()).toEqual([]);
    await operator.destroy();
    await server.destroy();
  });
});

test('SQLite has an enquiry on the disk before its commit returns, and readers never wait', async () => {
  const database = await openDatabase(inFolder(await temporaryFolder()));
  const journal = await sql<{ journalMode: string }>`pragma journal_mode`.execute(database);
  const synchronous = await sql<{ synchronous: number }>`pragma synchronous`.execute(database);
  expect(journal.rows).toEqual([{ journalMode: 'wal' }]);
  expect(synchronous.rows).toEqual([{ synchronous: 2 }]);
  await database.destroy();
});

test('no tables are created in a PostgreSQL that lacks letters', async () => {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `latin_${process.pid}`;
  await runOnPostgres(
    inject('postgresUrl'),
    `create database latin_${process.pid} encoding 'LATIN1' template template0`,
  );
  await expect(openDatabase({ kind: 'postgres', url: url.href })).rejects.toThrow(
    /can't be stored in PostgreSQL at .*: its encoding LATIN1 lacks letters.*ENCODING 'UTF8' TEMPLATE template0/,
  );
});

test('a missing folder is created', async () => {
  const folder = join(await temporaryFolder(), 'made/when/missing');
  const database = await openDatabase(inFolder(folder));
  expect(await createEnquiryStore(database).list()).toEqual([]);
  await database.destroy();
});

test('a file that is not a database is reported with a remedy', async () => {
  const folder = await temporaryFolder();
  await writeFile(databaseFile(folder), 'not a database '.repeat(100));
  const opening = openDatabase(inFolder(folder));
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(/can't be stored in .*is damaged.*Restore a backup.*set DATA_DIR/);
});

test('a file locked by another program is reported, and the server retries', async () => {
  const folder = await temporaryFolder();
  const unlock = lockDatabase(folder);
  await expect(openDatabase(inFolder(folder))).rejects.toThrow(
    /locked\. Another program is changing it\. The server retries by itself\.$/,
  );
  unlock();
});

test('a PostgreSQL that does not answer is reported with a remedy, without the password', async () => {
  const url = 'postgres://site:secret@127.0.0.1:1/site';
  const opening = openDatabase({ kind: 'postgres', url });
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(/PostgreSQL at 127\.0\.0\.1:1\/site: .*ECONNREFUSED.*DATABASE_URL/);
  await expect(opening).rejects.not.toThrow('secret');
});

test('no other user of the machine can read the files, even if an older version left them readable', async () => {
  const folder = await temporaryFolder();
  await writeFile(databaseFile(folder), '', { mode: 0o644 });
  const database = await openDatabase(inFolder(folder));
  await createEnquiryStore(database).add(sampleEnquiry);
  const files = (await readdir(folder)).filter((file) => file.startsWith('enquiries.sqlite')).sort();
  expect(files).toEqual(['enquiries.sqlite', 'enquiries.sqlite-shm', 'enquiries.sqlite-wal']);
  for (const file of files) expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
  await database.destroy();
});

test('nothing is stored in a file that was moved away, until it is back', async () => {
  const folder = await temporaryFolder();
  const database = await openTestDatabase(inFolder(folder));
  const enquiries = createEnquiryStore(database);
  await rename(folder, `${folder}-away`);
  await expect(enquiries.add(sampleEnquiry)).rejects.toThrow(/was moved, deleted or replaced.*put it back/);
  await expect(createWriteCheck(database)()).rejects.toThrow(/was moved, deleted or replaced/);
  await rename(`${folder}-away`, folder);
  await enquiries.add(sampleEnquiry);
  expect(await enquiries.list()).toHaveLength(1);
});

test('nothing is stored while the file of the latest commits is missing, and a restart keeps them', async () => {
  const location = inFolder(await temporaryFolder());
  const database = await openDatabase(location);
  await createEnquiryStore(database).add(sampleEnquiry);
  await rm(`${databaseFile(location.folder)}-wal`);
  await expect(createEnquiryStore(database).add(sampleEnquiry)).rejects.toThrow(/-wal was moved, deleted/);
  await database.destroy();
  const restarted = await openTestDatabase(location);
  expect(await createEnquiryStore(restarted).list()).toHaveLength(1);
});

test.runIf(process.platform === 'linux')(
  'a folder that the system does not make is an error at once',
  async () => {
    await expect(openDatabase(inFolder('/proc/data'))).rejects.toThrow(
      /^The enquiries can't be stored in \/proc\/data: .*Make that folder writable, or set DATA_DIR to another one/,
    );
  },
);
