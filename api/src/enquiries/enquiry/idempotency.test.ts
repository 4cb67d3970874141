import { enquiryAddress } from '@site/shared/company/company';
import { describe, expect, test } from 'vitest';
import { databases } from '../../testing/databases';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { openTestApp } from '../../testing/test-app';
import { openDatabase } from '../storage/open-database';
import { createEnquiryStore } from './enquiry-store';

type TestApp = Awaited<ReturnType<typeof openTestApp>>;

function post({ app }: TestApp, enquiry: object, key: string) {
  return app.inject({
    method: 'POST',
    url: enquiryAddress,
    headers: { 'idempotency-key': key },
    payload: enquiry,
  });
}

const key = '3f1c6f3a-6c5c-4f0a-9a7e-3f9f8f6f2b11';

describe.each(databases)('on $name', ({ makeDatabase }) => {
  test('a repeat gets the same answer and is stored once', async () => {
    const test = await openTestApp({ makeDatabase });
    const first = await post(test, sampleEnquiry, key);
    const repeat = await post(test, { ...sampleEnquiry, unknown: 'ignored' }, key);
    expect(first.statusCode).toBe(200);
    expect([repeat.statusCode, repeat.body]).toEqual([200, first.body]);
    expect(await test.enquiries.list()).toHaveLength(1);
    expect(await test.database.selectFrom('notifications').selectAll().execute()).toHaveLength(1);
  });

  test('repeats that arrive at the same moment are one enquiry', async () => {
    const test = await openTestApp({ makeDatabase });
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        post(test, { ...sampleEnquiry, subject: `Shop ${number % 2}` }, `${key}-${number % 2}`),
      ),
    );
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(responses.map((response) => response.json().id)).size).toBe(2);
    expect(await test.enquiries.list()).toHaveLength(2);
  });

  test('two instances that get the same enquiry at the same moment store it once', async () => {
    const { location } = await makeDatabase();
    const opened = await Promise.all([openDatabase(location), openDatabase(location)]);
    const stores = opened.map((database) => createEnquiryStore(database));
    const keys = Array.from({ length: 10 }, (_, number) => `${key}-${number}`);
    const receipts = await Promise.all(
      // The second instance gets them in the opposite order: neither may wait for the other forever.
      stores.flatMap((store, index) =>
        (index === 0 ? keys : keys.toReversed()).map((each) => store.add(sampleEnquiry, { key: each })),
      ),
    );
    expect(receipts.filter(({ kind }) => kind !== 'stored')).toEqual([]);
    expect(await stores[0]?.list()).toHaveLength(10);
    for (const database of opened) await database.destroy();
  });

  test('another enquiry with the same key is refused, later or at the same moment', async () => {
    const test = await openTestApp({ makeDatabase });
    const both = await Promise.all(
      ['One', 'Two'].map((subject) => post(test, { ...sampleEnquiry, subject }, key)),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const later = await post(test, { ...sampleEnquiry, subject: 'Three' }, key);
    expect(later.statusCode).toBe(409);
    expect(later.headers['content-type']).toMatch(/^application\/problem\+json\b/);
    expect(later.json().detail).toContain('Idempotency-Key');
    expect(await test.enquiries.list()).toHaveLength(1);
  });

  test('the same enquiry with another key, or with none, is another one', async () => {
    const test = await openTestApp({ makeDatabase });
    for (const each of [key, `${key}x`, '', '']) {
      expect((await post(test, sampleEnquiry, each)).statusCode).toBe(200);
    }
    expect(await test.enquiries.list()).toHaveLength(4);
  });

  test('a refused enquiry does not use up its key', async () => {
    const test = await openTestApp({ makeDatabase });
    expect((await post(test, { ...sampleEnquiry, email: 'asha' }, key)).statusCode).toBe(422);
    expect((await post(test, sampleEnquiry, key)).statusCode).toBe(200);
  });

  test('characters that a text column cannot store do not make a repeat another enquiry', async () => {
    const test = await openTestApp({ makeDatabase });
    const odd = { ...sampleEnquiry, message: 'a \0 b \ud800 c' };
    const [first, repeat] = [await post(test, odd, key), await post(test, odd, key)];
    expect(repeat.body).toBe(first.body);
  });
});

test.each(['two words', 'ключ', 'x'.repeat(201)])('%j is not a key', async (unusable) => {
  const test = await openTestApp();
  const response = await post(test, sampleEnquiry, unusable);
  expect(response.statusCode).toBe(400);
  expect(response.json().detail).toContain('Idempotency-Key');
  expect(await test.enquiries.list()).toEqual([]);
});
