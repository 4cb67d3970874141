import { expect, test } from 'vitest';
import { openSite } from '../../testing/open-site';
import { openTestApp } from '../../testing/test-app';

test.each(['/livez', '/readyz', '/healthz'])('%s answers 200 and is not cached', async (url) => {
  const { app } = await openTestApp();
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ok' });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await app.inject({ url, method: 'POST' })).statusCode).toBe(405);
});

test('/healthz names the served snapshot', async () => {
  const { app } = await openSite();
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok', snapshot: 'first' });
});

test('a read-only database is healthy, but not ready', async () => {
  const { app } = await openTestApp({ checkWritable: () => Promise.reject(new Error('disk full')) });
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  expect(await statusOf('/readyz')).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/livez')).toBe(200);
});

test('a process without its database is alive', async () => {
  const { app, database } = await openTestApp();
  await app.ready();
  await database.schema.dropTable('enquiries').execute();
  await database.schema.dropTable('timestamps').execute();
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  expect([await statusOf('/livez'), await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([
    200, 503, 503,
  ]);
});
