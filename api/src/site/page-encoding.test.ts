import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageText } from '../testing/composed-site';
import { openSite } from '../testing/open-site';

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['BR', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['*', 'br', brotliDecompressSync],
])('a browser that accepts %s gets the page as %s', async (accepted, encoding, decompress) => {
  const { app } = await openSite();
  const response = await app.inject({ url: '/AboutUs', headers: { 'accept-encoding': accepted } });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(decompress(response.rawPayload).toString()).toBe(pageText('first', '/AboutUs'));
});

test.each(['identity', 'deflate', ''])(
  'a browser that accepts only %j gets the page uncompressed',
  async (accepted) => {
    const { app } = await openSite();
    const response = await app.inject({ url: '/AboutUs', headers: { 'accept-encoding': accepted } });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.body).toBe(pageText('first', '/AboutUs'));
  },
);

test('a page without compressed files is served', async () => {
  const { app, siteDirectory } = await openSite();
  const headers = { 'accept-encoding': 'br, gzip' };
  await rm(join(siteDirectory, 'current/index.html.br'));
  expect((await app.inject({ url: '/', headers })).headers['content-encoding']).toBe('gzip');
  await rm(join(siteDirectory, 'current/index.html.gz'));
  expect((await app.inject({ url: '/', headers })).body).toBe(pageText('first', '/'));
});

test('each encoding of a page has its own tag', async () => {
  const { app } = await openSite();
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(
      async (accepted) =>
        (await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })).headers.etag,
    ),
  );
  expect(new Set(tags).size).toBe(3);
});
