import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createEnquiryStore } from '../enquiry/enquiry-store';
import { StartError } from '../start-error';
import { sampleEnquiry } from '../testing/sample-enquiry';
import { temporaryFolder } from '../testing/temporary-folder';
import { databaseFile } from './dialect';
import { openDatabase, openDatabaseToRead } from './open-database';

test('an enquiry is on the disk before its commit returns, and readers never wait', async () => {
  const database = await openDatabase(await temporaryFolder());
  const journal = await sql<{ journalMode: string }>`pragma journal_mode`.execute(database);
  const synchronous = await sql<{ synchronous: number }>`pragma synchronous`.execute(database);
  expect(journal.rows).toEqual([{ journalMode: 'wal' }]);
  expect(synchronous.rows).toEqual([{ synchronous: 2 }]);
  await database.destroy();
});

test('opening a second time keeps what is there', async () => {
  const folder = join(await temporaryFolder(), 'made/when/missing');
  const first = await openDatabase(folder);
  const { id } = await createEnquiryStore(first).add(sampleEnquiry);
  await first.destroy();
  const second = await openDatabase(folder);
  expect(await createEnquiryStore(second).find(id)).toMatchObject(sampleEnquiry);
  await second.destroy();
});

test('a file that is no database stops the start with what to do', async () => {
  const folder = await temporaryFolder();
  await writeFile(databaseFile(folder), 'not a database '.repeat(100));
  const opening = openDatabase(folder);
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(/can't be stored in .*set DATA_DIR/);
});

test('whoever only reads can not change anything', async () => {
  const folder = await temporaryFolder();
  const writing = await openDatabase(folder);
  const reading = openDatabaseToRead(folder);
  await expect(createEnquiryStore(reading).add(sampleEnquiry)).rejects.toThrow('readonly');
  expect(await createEnquiryStore(writing).list()).toEqual([]);
  await reading.destroy();
  await writing.destroy();
});
