import fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { databases, type MakeDatabase, makeSqlite } from '../../testing/databases';
import { openTestDatabase } from '../../testing/open-test-database';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { plansOf, watchQueries } from '../../testing/watch-queries';
import { createEnquiryStore } from '../enquiry/enquiry-store';
import { readTime } from '../storage/timestamps';
import { confirmClock } from './check-clock';
import { removeOnRequest } from './remove-submissions';
import { startRetention } from './start-retention';

const day = 24 * 60 * 60_000;

/** A database, its enquiries, and a function that runs retention with a period of 30 days. */
async function open(makeDatabase: MakeDatabase) {
  const { location } = await makeDatabase();
  const database = await openTestDatabase(location);
  const run = (log = fastify().log) => startRetention(database, 30, log, async () => {})();
  return { database, enquiries: createEnquiryStore(database), run };
}

describe.each(databases)('on $name', ({ makeDatabase }) => {
  test('expired submissions are deleted with everything about them, the rest stays', async () => {
    const { database, enquiries, run } = await open(makeDatabase);
    for (const [subject, age] of [
      ['Old', 31],
      ['Young', 29],
    ] as const) {
      await enquiries.add({ ...sampleEnquiry, subject });
      const createdAt = new Date(Date.now() - age * day).toISOString();
      await database.updateTable('enquiries').set({ createdAt }).where('subject', '=', subject).execute();
    }
    await run();
    const [left] = await enquiries.list();
    expect(left?.subject).toBe('Young');
    const notifications = await database.selectFrom('notifications').select('aboutId').execute();
    expect(notifications).toEqual([{ aboutId: left?.id }]);
  });

  test('the first run compares the clock with the newest enquiry, and an operator can confirm the clock', async () => {
    const { database, enquiries, run } = await open(makeDatabase);
    await enquiries.add(sampleEnquiry);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 365 * day });
    const log = { ...fastify().log, error: vi.fn() };
    await run(log);
    expect(await enquiries.list()).toHaveLength(1);
    expect(await readTime(database, 'expiry')).toBeUndefined();
    expect(log.error).toHaveBeenCalledWith(expect.stringMatching(/^The clock is at .*confirm-clock$/));
    await confirmClock(database);
    await run(log);
    expect(await enquiries.list()).toEqual([]);
    expect(await readTime(database, 'expiry')).toBe(new Date().toISOString());
  });
});

test('a server that stops deletes no more than the batch that it has begun', async () => {
  const { database, enquiries, run } = await open(makeSqlite);
  const createdAt = new Date(Date.now() - 31 * day).toISOString();
  const ids = Array.from({ length: 501 }, (_, number) => `${number}`);
  const rows = ids.map((id) => ({ ...sampleEnquiry, id, createdAt, idempotencyKey: null, challenge: null }));
  await database.insertInto('enquiries').values(rows).execute();
  await run();
  expect(await enquiries.list()).toHaveLength(1);
  await run();
  expect(await enquiries.list()).toEqual([]);
});

test('a deletion finds everything about a submission by an index', async () => {
  const { database } = await open(makeSqlite);
  const { watched, queries } = watchQueries(database);
  await removeOnRequest(watched, ['1']);
  const steps = (await plansOf(database, queries, 'explain query plan')).flat();
  expect(steps.length).toBeGreaterThan(4);
  expect(steps.filter((step) => !step.startsWith('SEARCH '))).toEqual([]);
});

test.each([
  ['two years ahead', 2 * 365 * day],
  ['eight days ahead', 8 * day],
  ['a day behind', -day],
])('with a clock that is %s nothing is deleted until the clock is right', async (_, error) => {
  const { enquiries, run } = await open(makeSqlite);
  vi.useFakeTimers({ toFake: ['Date'] });
  const now = Date.now();
  await enquiries.add({ ...sampleEnquiry, subject: 'Almost old enough' });
  vi.setSystemTime(now + 29 * day);
  await enquiries.add({ ...sampleEnquiry, subject: 'Young' });
  await run();
  vi.setSystemTime(now + 29 * day + error);
  await run();
  expect(await enquiries.list()).toHaveLength(2);
  vi.setSystemTime(now + 31 * day);
  await run();
  expect(await enquiries.list()).toMatchObject([{ subject: 'Young' }]);
});

test('a run with a clock that is ten days behind does not stop the next one with the right clock', async () => {
  const { enquiries, run } = await open(makeSqlite);
  await enquiries.add(sampleEnquiry);
  vi.useFakeTimers({ toFake: ['Date'] });
  const now = Date.now();
  vi.setSystemTime(now + 29 * day);
  await run();
  vi.setSystemTime(now + 19 * day);
  await run();
  expect(await enquiries.list()).toHaveLength(1);
  vi.setSystemTime(now + 31 * day);
  await run();
  expect(await enquiries.list()).toEqual([]);
});

test('the first run of a site with a months-old last enquiry needs no operator', async () => {
  const { enquiries, run } = await open(makeSqlite);
  await enquiries.add(sampleEnquiry);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 200 * day });
  await run();
  expect(await enquiries.list()).toEqual([]);
});
