import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test } from 'vitest';
import { composeSnapshot, pageText } from '../../testing/composed-site';
import { beginRollout } from '../../testing/sample-rollout';
import { openTestApp } from '../../testing/test-app';

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' };
const [stable, canary] = ['000001-a', '000002-b'];

/** The app with a stable snapshot, and a canary for a share of the visitors. */
async function openRollout(share: number, trustedProxies: string[] = []) {
  const siteDirectory = await temporaryFolder();
  await composeSnapshot(siteDirectory, canary, { pages: ['/new'] });
  await composeSnapshot(siteDirectory, stable);
  await beginRollout(siteDirectory, { snapshot: canary, share });
  const { app } = await openTestApp({ siteDirectory, formGuards: { trustedProxies } });
  const ask = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ url, headers: { ...browser, ...headers } });
    const [, number] = /^rollout=(\d\d);/.exec(String(answer.headers['set-cookie'] ?? '')) ?? [];
    const { body, statusCode } = answer;
    return { body, statusCode, number, headers: answer.headers, isCanary: body.includes(canary) };
  };
  const grow = (next: number) => beginRollout(siteDirectory, { snapshot: canary, share: next });
  const end = () => rm(join(siteDirectory, 'rollout'));
  return { ask, grow, end, siteDirectory };
}

test('a visitor keeps the snapshot of the first page on all pages', async () => {
  const { ask } = await openRollout(50);
  for (let visitor = 0; visitor < 40; visitor += 1) {
    const first = await ask('/');
    expect(first.number).toMatch(/^\d\d$/);
    expect(first.isCanary).toBe(Number(first.number) < 50);
    const cookie = `other=1; rollout=${first.number}`;
    for (const path of ['/AboutUs', '/service/artifical', '/no-such-page']) {
      const next = await ask(path, { cookie });
      expect(next.isCanary).toBe(first.isCanary);
      expect(next.number).toBeUndefined();
    }
  }
});

test('the cookie of a bucket is Secure if the visitor uses TLS', async () => {
  const { ask, end } = await openRollout(50, ['127.0.0.1']);
  const cookieOf = async (proto: string, headers = {}) =>
    (await ask('/', { 'x-forwarded-proto': proto, ...headers })).headers['set-cookie'];
  expect(await cookieOf('http')).toMatch(/^rollout=\d\d; Path=\/; Max-Age=2592000; SameSite=Lax$/);
  expect(await cookieOf('https')).toMatch(/; SameSite=Lax; Secure$/);
  await end();
  expect(await cookieOf('https', { cookie: 'rollout=07' })).toMatch(/^rollout=; .*Max-Age=0; .*; Secure$/);
});

test('as the share grows, visitors move to the canary, and none moves back', async () => {
  const { ask, grow } = await openRollout(1);
  const numbers = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
  let before = new Set<string>();
  for (const share of [5, 25, 99]) {
    await grow(share);
    const now = new Set<string>();
    for (const number of numbers)
      if ((await ask('/', { cookie: `rollout=${number}` })).isCanary) now.add(number);
    expect(now.size).toBe(share);
    expect([...before].filter((number) => !now.has(number))).toEqual([]);
    before = now;
  }
});

test.each([
  ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a client without a user agent', { 'user-agent': '' }],
  ['a browser that saves data', { 'save-data': 'on' }],
  ['a browser with a bucket that saves data now', { 'save-data': 'on', cookie: 'rollout=00' }],
])('%s gets the stable snapshot, and no bucket', async (_, headers) => {
  const { ask } = await openRollout(99);
  for (let time = 0; time < 10; time += 1) {
    const answer = await ask('/', headers);
    expect(answer.body).toBe(pageText(stable, '/'));
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

test('a page that only the canary has is served to its visitors only', async () => {
  const { ask } = await openRollout(50);
  expect((await ask('/new', { cookie: 'rollout=10' })).statusCode).toBe(200);
  expect((await ask('/new', { cookie: 'rollout=90' })).statusCode).toBe(404);
});

test('a file requested without a bucket is that of the stable snapshot, and sets no cookie', async () => {
  const { ask } = await openRollout(99);
  const { headers, statusCode } = await ask('/robots.txt');
  expect(statusCode).toBe(200);
  expect(headers['set-cookie']).toBeUndefined();
});

test('a not-found page of a new visitor sets one bucket', async () => {
  const { ask } = await openRollout(50);
  const { headers, number, isCanary } = await ask('/no-such-page');
  expect([headers['set-cookie']].flat()).toHaveLength(1);
  expect(isCanary).toBe(Number(number) < 50);
});

test('shared caches store nothing during a rollout, and bytes and tags of stable pages do not change', async () => {
  const { ask, end } = await openRollout(5);
  const during = await ask('/AboutUs', { cookie: 'rollout=99' });
  expect(during.headers['cache-control']).toBe('private, no-cache');
  expect((await ask('/v', { cookie: 'rollout=99' })).headers['cache-control']).toBe('private, no-cache');
  await end();
  const after = await ask('/AboutUs');
  expect(after.headers['cache-control']).toBe('no-cache');
  expect(after.body).toBe(during.body);
  expect(after.headers.etag).toBe(during.headers.etag);
});

test('without a rollout no cookie is set, and an old one is deleted', async () => {
  const { ask, end } = await openRollout(5);
  await end();
  expect((await ask('/')).headers['set-cookie']).toBeUndefined();
  const left = await ask('/', { cookie: 'rollout=03' });
  expect(left.body).toBe(pageText(stable, '/'));
  expect(left.headers['set-cookie']).toBe('rollout=; Path=/; Max-Age=0; SameSite=Lax');
});

test.each(['rollout=7', 'rollout=abc', 'rollout=100', 'norollout=03', 'rollout='])(
  'a cookie "%s" is not a bucket',
  async (cookie) => {
    const { ask } = await openRollout(5);
    expect((await ask('/', { cookie })).number).toMatch(/^\d\d$/);
  },
);

test('a new stable snapshot reaches its visitors at once', async () => {
  const { ask, siteDirectory } = await openRollout(50);
  await composeSnapshot(siteDirectory, '000003-c');
  expect((await ask('/', { cookie: 'rollout=90' })).body).toBe(pageText('000003-c', '/'));
  expect((await ask('/', { cookie: 'rollout=10' })).body).toBe(pageText(canary, '/'));
});
