import fastify from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../storage/open-database';
import { databases } from '../../testing/databases';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { createEnquiryStore } from '../enquiry/enquiry-store';
import { startRetention } from './start-retention';

const day = 24 * 60 * 60_000;

describe.each(databases)('on $name', ({ makeDatabase }) => {
  test('what is older than promised is gone with everything about it, the rest stays', async () => {
    const { location } = await makeDatabase();
    const database = await openDatabase(location);
    onTestFinished(() => database.destroy());
    const enquiries = createEnquiryStore(database);
    for (const [subject, age] of [
      ['Old', 31],
      ['Young', 29],
    ] as const) {
      await enquiries.add({ ...sampleEnquiry, subject });
      const createdAt = new Date(Date.now() - age * day).toISOString();
      await database.updateTable('enquiries').set({ createdAt }).where('subject', '=', subject).execute();
    }
    const stop = startRetention(database, 30, fastify().log);
    onTestFinished(stop);
    await vi.waitFor(async () => expect(await enquiries.list()).toHaveLength(1));
    const [left] = await enquiries.list();
    expect(left?.subject).toBe('Young');
    const notifications = await database.selectFrom('notifications').select('aboutId').execute();
    expect(notifications).toEqual([{ aboutId: left?.id }]);
  });
});
