import { enquiryAddress } from '@site/shared/company/company';
import {
  type ChallengedForm,
  challengeAddress,
  challengeLifetimeMs,
  solutionHeader,
} from '@site/shared/site-model/form-challenge';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { describe, expect, test, vi } from 'vitest';
import { formsWithoutSolution } from '../../settings/settings-schema';
import { openForm } from '../../testing/application-form';
import { databases } from '../../testing/databases';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { openTestApp } from '../../testing/test-app';

type TestApp = Awaited<ReturnType<typeof openTestApp>>;

async function readChallenge({ app }: TestApp, form: ChallengedForm = 'enquiry'): Promise<Challenge> {
  const response = await app.inject(`${challengeAddress}?form=${form}`);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
  return response.json();
}

async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

const solved = async (test: TestApp, form?: ChallengedForm) => solve(await readChallenge(test, form));

interface Sent {
  solution?: string;
  key?: string;
  from?: string;
}

function post({ app }: TestApp, { solution, key, from = '203.0.113.1' }: Sent = {}) {
  return app.inject({
    method: 'POST',
    url: enquiryAddress,
    remoteAddress: from,
    headers: { ...(solution && { [solutionHeader]: solution }), ...(key && { 'idempotency-key': key }) },
    payload: sampleEnquiry,
  });
}

async function exhaust(test: TestApp): Promise<void> {
  for (let number = 0; number < formsWithoutSolution; number++)
    expect((await post(test)).statusCode).toBe(200);
}

test('a client may send more forms with solutions than without', async () => {
  const test = await openTestApp({ asksForWork: true });
  await exhaust(test);
  const refused = await post(test);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['content-type']).toMatch(/^application\/problem\+json\b/);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json().detail).toContain('Wait');
  expect((await post(test, { from: '203.0.113.2' })).statusCode).toBe(200);
  for (let number = 0; number < 3; number++)
    expect((await post(test, { solution: await solved(test) })).statusCode).toBe(200);
  expect(await test.enquiries.list()).toHaveLength(formsWithoutSolution + 4);
});

test('only a valid solution counts as one', async () => {
  const test = await openTestApp({ asksForWork: true });
  const other = await openTestApp({ asksForWork: true });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - challengeLifetimeMs - 1000 });
  const expired = await solved(test);
  vi.useRealTimers();
  const challenge = await readChallenge(test);
  const valid = await solve(challenge);
  const parameters = { ...challenge.parameters, expiresAt: (challenge.parameters.expiresAt ?? 0) + 60 };
  const unsolved = { counter: 1, derivedKey: challenge.parameters.keyPrefix };
  const invalid = {
    expired,
    'its expiry is forged': await solve({ ...challenge, parameters }),
    'not solved': btoa(JSON.stringify({ challenge, solution: unsolved })),
    'for another form': await solved(test, 'application'),
    'of another site': await solved(other),
    unreadable: 'solved',
    empty: btoa('{}'),
  };
  await exhaust(test);
  const seen: [string, number][] = [];
  for (const [name, solution] of Object.entries(invalid))
    seen.push([name, (await post(test, { solution })).statusCode]);
  expect(seen).toEqual(Object.keys(invalid).map((name) => [name, 429]));
  expect((await post(test, { solution: valid })).statusCode).toBe(200);
});

describe.each(databases)('on $name', ({ makeDatabase }) => {
  test('a solution is accepted once, also by several instances at the same moment', async () => {
    const made = await makeDatabase();
    const sameDatabase = async () => made;
    const first = await openTestApp({ asksForWork: true, makeDatabase: sameDatabase });
    const second = await openTestApp({ asksForWork: true, makeDatabase: sameDatabase });
    // Opening the database locks it, which takes seconds on a busy machine.
    for (const { enquiries } of [first, second]) await enquiries.list();
    // Neither has made the keys before.
    const [challenge] = await Promise.all([first, second, first].map((test) => readChallenge(test)));
    const solution = await solve(challenge as Challenge);
    const responses = await Promise.all(
      [first, second, first, second].map((test) => post(test, { solution })),
    );
    const refused = responses.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.json().detail).toContain('another');
    expect(await first.enquiries.list()).toHaveLength(1);
  });

  test('a repeat of a form with its key gets the same answer', async () => {
    const test = await openTestApp({ asksForWork: true, makeDatabase });
    const sent = { solution: await solved(test), key: 'k' };
    const [first, repeat] = [await post(test, sent), await post(test, sent)];
    expect([first.statusCode, repeat.body]).toEqual([200, first.body]);
    expect(await test.enquiries.list()).toHaveLength(1);
  });

  test('an application is sent with a solution of its own', async () => {
    const test = await openForm(makeDatabase, undefined, { asksForWork: true });
    const solution = await solved(test, 'application');
    const statuses = [];
    for (const headers of [{ [solutionHeader]: solution }, { [solutionHeader]: solution }])
      statuses.push((await test.post({ headers })).statusCode);
    for (let number = 0; number <= formsWithoutSolution; number++)
      statuses.push((await test.post()).statusCode);
    expect(statuses).toEqual([200, 409, ...Array(formsWithoutSolution).fill(200), 429]);
  });
});

test('a browser without JavaScript gets a page with what was typed', async () => {
  const test = await openTestApp({ asksForWork: true });
  await exhaust(test);
  const { statusCode, headers, body } = await test.app.inject({
    method: 'POST',
    url: enquiryAddress,
    remoteAddress: '203.0.113.1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(sampleEnquiry).toString(),
  });
  expect([statusCode, headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  expect(body).toContain('Wait a few minutes');
  expect(body).toContain(`value="${sampleEnquiry.email}"`);
});

test('the challenge names its remedy: for no form, too often, and without the database', async () => {
  const { app, database } = await openTestApp({ asksForWork: true });
  const ask = (form: string) => app.inject(`${challengeAddress}?form=${form}`);
  expect((await ask('comment')).json()).toMatchObject({
    status: 400,
    detail: expect.stringContaining('enquiry'),
  });
  await database.schema.alterTable('secrets').renameTo('elsewhere').execute();
  expect((await ask('enquiry')).statusCode).toBe(503);
  await database.schema.alterTable('elsewhere').renameTo('secrets').execute();
  expect((await ask('enquiry')).statusCode).toBe(200);
  for (let number = 3; number < 100; number++) await ask('comment');
  expect((await ask('enquiry')).statusCode).toBe(429);
});

test('while it is off, there is no challenge and no further limit', async () => {
  const test = await openTestApp();
  const { statusCode, body } = await test.app.inject(`${challengeAddress}?form=enquiry`);
  expect([statusCode, body]).toEqual([204, '']);
  await exhaust(test);
  expect((await post(test, { solution: 'of an older page' })).statusCode).toBe(200);
});
