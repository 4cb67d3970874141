import { expect, test } from 'vitest';
import { makeSqlite } from '../../testing/databases';
import { openTestDatabase } from '../../testing/open-test-database';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { commitQueue, QueueFull } from './commit-queue';
import type { Database } from './tables';

async function makeDatabase() {
  const database = await openTestDatabase((await makeSqlite()).location);
  let transactions = 0;
  const counted: Database = Object.create(database, {
    transaction: {
      value: () => {
        transactions++;
        return database.transaction();
      },
    },
  });
  return { database, counted, transactions: () => transactions };
}

const remember = (name: string) => (within: Database) =>
  within
    .insertInto('enquiries')
    .values({ ...sampleEnquiry, id: name, createdAt: new Date().toISOString(), idempotencyKey: null })
    .execute();

const names = async (database: Database) =>
  (await database.selectFrom('enquiries').select('id').orderBy('id').execute()).map(({ id }) => id);

test('writes that arrive together share a commit', async () => {
  const { database, counted, transactions } = await makeDatabase();
  const commit = commitQueue(counted);
  const ends = ['a', 'b', 'c', 'd'].map((name) => commit(remember(name)));
  await Promise.all(ends);
  expect(await names(database)).toEqual(['a', 'b', 'c', 'd']);
  expect(transactions()).toBe(1);
});

test('a failed write is rolled back alone, and the others are kept', async () => {
  const { database, counted } = await makeDatabase();
  const commit = commitQueue(counted);
  const failing = async (within: Database) => {
    await remember('half')(within);
    throw new Error('no room');
  };
  const ends = await Promise.allSettled([
    commit(remember('a')),
    commit(remember('b')),
    commit(failing),
    commit(remember('c')),
  ]);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(ends[2]).toMatchObject({ reason: { message: 'no room' } });
  expect(await names(database)).toEqual(['a', 'b', 'c']);
});

test('a write beyond the limit is refused at once, and accepted once earlier ones have ended', async () => {
  const { database, counted } = await makeDatabase();
  const commit = commitQueue(counted, 2);
  const [first, second] = [commit(remember('a')), commit(remember('b'))];
  await expect(commit(remember('c'))).rejects.toThrow(QueueFull);
  await Promise.all([first, second]);
  await commit(remember('d'));
  expect(await names(database)).toEqual(['a', 'b', 'd']);
});

test.each([
  ['whose commit fails', true],
  ['without a transaction, as the database is down,', false],
])('writes %s are not repeated', async (_, isWritten) => {
  const { database } = await makeDatabase();
  let transactions = 0;
  const failing: Database = Object.create(database, {
    transaction: {
      value: () => ({
        execute: async (work: (within: Database) => Promise<unknown>) => {
          transactions++;
          if (isWritten) await work(database);
          throw new Error('connection lost');
        },
      }),
    },
  });
  const commit = commitQueue(failing);
  const ends = await Promise.allSettled([commit(remember('a')), commit(remember('b'))]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(transactions).toBe(1);
});
