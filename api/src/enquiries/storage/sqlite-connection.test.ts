import { expect, test } from 'vitest';
import { emptyDatabases } from '../../testing/databases';
import { lockDatabase } from '../../testing/lock-database';
import { openTestDatabase } from '../../testing/open-test-database';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { createEnquiryStore } from '../enquiry/enquiry-store';

test('a single write that finds the file locked holds back no later transaction', async () => {
  const [{ makeDatabase }] = emptyDatabases;
  const { location } = await makeDatabase();
  const database = await openTestDatabase(location);
  const unlock = lockDatabase(location.folder);
  const write = database.insertInto('secrets').values({ name: 'form-challenge', value: 'one' }).execute();
  await expect(write).rejects.toThrow('locked');
  unlock();
  const enquiries = createEnquiryStore(database);
  await enquiries.add(sampleEnquiry);
  expect(await enquiries.list()).toHaveLength(1);
});
