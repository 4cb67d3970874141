import { enquiryAddress } from '@site/shared/company/company';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { composeSnapshot } from '../../testing/composed-site';
import { lockDatabase } from '../../testing/lock-database';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { openTestApp } from '../../testing/test-app';

type TestApp = Awaited<ReturnType<typeof openTestApp>>;

/** Long enough to need further pages of the database file. */
const long = { ...sampleEnquiry, message: 'x'.repeat(10_000) };

const post = ({ app }: TestApp) => app.inject({ method: 'POST', url: enquiryAddress, payload: long });

/** Simulates a full disk, or one with free space again. */
async function fillDisk({ database }: TestApp, full: boolean) {
  const { rows } = await sql<{ pageCount: number }>`pragma page_count`.execute(database);
  await sql.raw(`pragma max_page_count = ${full ? rows[0]?.pageCount : 1_000_000}`).execute(database);
}

/** Makes the database read-only, as on a disk that was remounted after an error. */
const makeReadOnly = ({ database }: TestApp, readOnly: boolean) =>
  sql.raw(`pragma query_only = ${readOnly ? 'on' : 'off'}`).execute(database);

test.each([
  ['a full disk', fillDisk, 'database or disk is full'],
  ['a read-only disk', makeReadOnly, 'attempt to write a readonly database'],
])(
  '%s causes a 503 with a remedy, and the next enquiry is stored after the repair',
  async (_, fail, problem) => {
    const test = await openTestApp();
    expect((await post(test)).statusCode).toBe(200);
    await fail(test, true);
    // The log names the cause, not the rollback that followed it.
    await expect(test.enquiries.add(long)).rejects.toThrow(problem);
    for (let attempt = 0; attempt < 3; attempt++) {
      const response = await post(test);
      expect(response.statusCode).toBe(503);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      expect(response.json().detail).toContain('send it again');
    }
    expect(await test.enquiries.list()).toHaveLength(1);
    await fail(test, false);
    expect((await post(test)).statusCode).toBe(200);
    expect(await test.enquiries.list()).toHaveLength(2);
  },
);

/** Locks the app's database as another program. */
function lockFromOutside({ location }: TestApp): () => void {
  if (location.kind !== 'sqlite') throw new Error('Only a SQLite file can be locked as a whole');
  return lockDatabase(location.folder);
}

test('a short lock of the database delays the enquiry, and pages are served meanwhile', async () => {
  const test = await openTestApp();
  expect(await test.enquiries.list()).toEqual([]);
  const unlock = lockFromOutside(test);
  const waiting = Promise.all(Array.from({ length: 5 }, () => post(test)));
  // Each of these is answered while the enquiries wait.
  for (let page = 0; page < 5; page++) expect((await test.app.inject('/healthz')).statusCode).toBe(200);
  unlock();
  expect((await waiting).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
});

test('pages are served while the database waits for a lock, and the enquiry is stored after it', async () => {
  const siteDirectory = await temporaryFolder();
  await composeSnapshot(siteDirectory, '1');
  const test = await openTestApp({ siteDirectory });
  // Like a slow disk, a lock blocks the statement itself.
  await sql`pragma busy_timeout = 60000`.execute(test.database);
  const unlock = lockFromOutside(test);
  let isStored = false;
  const storing = post(test).then(({ statusCode }) => {
    isStored = true;
    return statusCode;
  });
  for (const address of ['/', '/robots.txt', '/livez'])
    expect((await test.app.inject(address)).statusCode).toBe(200);
  expect(isStored).toBe(false);
  unlock();
  expect(await storing).toBe(200);
});

test('a database that stays locked causes a 503 before the visitor gives up, and recovers', async () => {
  const test = await openTestApp();
  const unlock = lockFromOutside(test);
  const responses = await Promise.all(Array.from({ length: 5 }, () => post(test)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503, 503]);
  unlock();
  await vi.waitFor(async () => expect((await post(test)).statusCode).toBe(200), {
    timeout: 30_000,
  });
  expect(await test.enquiries.list()).toHaveLength(1);
});
