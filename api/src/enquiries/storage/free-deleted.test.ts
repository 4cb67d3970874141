import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emptyDatabases } from '../../testing/databases';
import { lockDatabase } from '../../testing/lock-database';
import { openTestDatabase } from '../../testing/open-test-database';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { createEnquiryStore } from '../enquiry/enquiry-store';
import { removeOlder, removeOnRequest } from '../retention/remove-submissions';
import { freeDeleted } from './free-deleted';
import { databaseFile } from './sqlite-dialect';

const never = new AbortController().signal;

test('a deletion that can free its space only later has succeeded', async () => {
  const [{ makeDatabase }] = emptyDatabases;
  const { location } = await makeDatabase();
  const database = await openTestDatabase(location);
  const unlock = lockDatabase(location.folder);
  await freeDeleted(database);
  unlock();
});

test('what is deleted leaves the files of SQLite, and its space is free', async () => {
  const [{ makeDatabase }] = emptyDatabases;
  const { location } = await makeDatabase();
  const database = await openTestDatabase(location);
  const enquiries = createEnquiryStore(database);
  const file = databaseFile(location.folder);
  const contains = (text: string) => [file, `${file}-wal`].some((each) => readFileSync(each).includes(text));

  await enquiries.add({ ...sampleEnquiry, message: 'On request' });
  const [first] = await enquiries.list();
  expect(contains('On request')).toBe(true);
  await removeOnRequest(database, [first?.id ?? '']);
  expect(contains('On request')).toBe(false);

  for (let count = 0; count < 600; count += 1)
    await enquiries.add({ ...sampleEnquiry, message: 'By age. '.repeat(200) });
  const full = statSync(file).size + statSync(`${file}-wal`).size;
  expect(await removeOlder(database, new Date(Date.now() + 1000), never)).toBe(600);
  expect(contains('By age.')).toBe(false);
  expect(statSync(file).size + statSync(`${file}-wal`).size).toBeLessThan(full / 2);
});
