import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test } from 'vitest';
import { loggingTo } from '../http/logging';
import { composeSnapshot, pageText } from '../testing/composed-site';
import { openSite } from '../testing/open-site';
import { openTestApp } from '../testing/test-app';

test.each([
  ['/', '/'],
  ['/AboutUs', '/AboutUs'],
  ['/aboutus', '/AboutUs'],
  ['/ABOUTUS/', '/AboutUs'],
  ['/AboutUs//', '/AboutUs'],
  ['http://evil.example/AboutUs', '/AboutUs'],
  ['/AboutUs?from=mail&x=%', '/AboutUs'],
  ['/Service/Artifical/', '/service/artifical'],
  ['/service/%61rtifical', '/service/artifical'],
])('%s shows the page %s', async (address, page) => {
  const { app } = await openSite();
  const response = await app.inject(address);
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe(pageText('first', page));
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});

test('a page the browser already has is not sent again', async () => {
  const { app } = await openSite();
  const { etag } = (await app.inject('/AboutUs')).headers;
  expect(etag).toMatch(/^"[^"]+"$/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const response = await app.inject({ url: '/AboutUs', headers: { 'if-none-match': known } });
    expect(response.statusCode).toBe(304);
    expect(response.body).toBe('');
    expect(response.headers.etag).toBe(etag);
  }
  const other = await app.inject({ url: '/AboutUs', headers: { 'if-none-match': '"other"' } });
  expect(other.statusCode).toBe(200);
});

test('what is deployed can be read, always up to date', async () => {
  const { app, siteDirectory } = await openSite();
  expect((await app.inject('/current.json')).statusCode).toBe(404);
  await writeFile(join(siteDirectory, 'current.json'), '{"n":1}');
  const { headers, body } = await app.inject('/current.json');
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(body).toBe('{"n":1}');
});

test('HEAD gives the headers of the page without it', async () => {
  const { app } = await openSite();
  const get = await app.inject('/AboutUs');
  const head = await app.inject({ method: 'HEAD', url: '/AboutUs' });
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
  for (const name of ['content-type', 'content-length', 'etag', 'cache-control']) {
    expect(head.headers[name]).toBe(get.headers[name]);
  }
});

test.each([
  ['/v', '/AboutUs'],
  ['/V/', '/AboutUs'],
  ['/v?from=home&x=1', '/AboutUs?from=home&x=1'],
])('%s redirects permanently to %s', async (address, target) => {
  const { app } = await openSite();
  const response = await app.inject(address);
  expect(response.statusCode).toBe(301);
  expect(response.headers.location).toBe(target);
  // A rollback reverts it within the hour.
  expect(response.headers['cache-control']).toBe('max-age=3600');
});

test.each([
  '/nowhere',
  '//AboutUs',
  '/AboutUs/index.html',
  '/AboutUs/index.html.br',
  '/404.html',
  '/pages.json',
  '/pages.json.br',
  '//pages.json',
  '/./pages.json',
  '/%2e/pages.json',
  '/share/../pages.json',
  '/snapshot.json',
  '/snapshot.json.br',
  '//snapshot.json',
  '/nginx-headers.conf',
  '/robots.txt.br',
  '//robots.txt',
  '/share',
  '/share/',
  '/%00',
  '/100%',
  '/%E0%A4%A',
  '/../first/robots.txt',
  '/..%2ffirst/robots.txt',
  '/share/%2e%2e/%2e%2e/first/robots.txt',
  '/..%5c..%5cetc/passwd',
  '/__proto__',
  '/constructor',
])('%s shows the not-found page with status 404', async (address) => {
  const { app } = await openSite();
  for (const accepted of ['identity', 'br']) {
    const response = await app.inject({ url: address, headers: { 'accept-encoding': accepted } });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    const body = accepted === 'br' ? brotliDecompressSync(response.rawPayload).toString() : response.body;
    expect(body).toBe(pageText('first', 'not found'));
    // `If-None-Match` of such a page would be answered with 304, as if it existed.
    expect(response.headers.etag).toBeUndefined();
  }
});

test.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/share/home.png', 'image/png'],
])('%s is served as a file of the deployed snapshot', async (address, type) => {
  const { app } = await openSite();
  const headers = { 'accept-encoding': 'br' };
  for (const method of ['GET', 'HEAD'] as const) {
    const response = await app.inject({ method, url: address, headers });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain(type);
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers.vary).toContain('Accept-Encoding');
  }
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  '%s on a page names the allowed methods',
  async (method) => {
    const { app } = await openSite();
    for (const url of ['/aboutus/?x=1', '/v']) {
      const response = await app.inject({
        method,
        url,
        headers: { 'content-type': 'text/odd' },
        payload: 'x',
      });
      expect(response.statusCode).toBe(405);
      expect(response.headers.allow).toBe('GET, HEAD');
      expect(response.json().detail).toContain('GET');
    }
    const elsewhere = await app.inject({ method, url: '/nowhere' });
    expect(elsewhere.statusCode).toBe(404);
    expect(elsewhere.json().status).toBe(404);
  },
);

test('switching the snapshot switches every page at once, and no request fails during it', async () => {
  const { app, siteDirectory } = await openSite();
  const seen: string[] = [];
  let switched = false;
  const visit = async () => {
    while (!switched) {
      const [response, missing] = await Promise.all([app.inject('/AboutUs'), app.inject('/nowhere')]);
      expect([response.statusCode, missing.statusCode]).toEqual([200, 404]);
      seen.push(response.body);
    }
  };
  const visitors = [visit(), visit(), visit()];
  for (const snapshot of ['second', 'third', 'fourth']) await composeSnapshot(siteDirectory, snapshot);
  switched = true;
  await Promise.all(visitors);

  const known = ['first', 'second', 'third', 'fourth'].map((snapshot) => pageText(snapshot, '/AboutUs'));
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((body) => !known.includes(body))).toEqual([]);
  expect((await app.inject('/AboutUs')).body).toBe(pageText('fourth', '/AboutUs'));
  expect((await app.inject('/nowhere')).body).toBe(pageText('fourth', 'not found'));
  expect(await readdir(join(siteDirectory, 'snapshots'))).toHaveLength(4);
});

test('without a composed site the answer has a remedy, and enquiries work', async () => {
  const { app } = await openTestApp();
  const response = await app.inject('/');
  expect(response.statusCode).toBe(503);
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.headers['retry-after']).toBeDefined();
  expect(response.body).toContain('npm run release');
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test('a missing site is logged once, not with each request', async () => {
  const lines: string[] = [];
  const { app } = await openTestApp({
    logger: loggingTo({ write: (line) => lines.push(line) }, 'error'),
  });
  for (const path of ['/', '/aboutus', '/nowhere']) expect((await app.inject(path)).statusCode).toBe(503);
  expect(lines).toEqual([expect.stringContaining('SITE_DIR has no link current')]);
});

test('a damaged snapshot is reported, and the next valid one is served', async () => {
  const siteDirectory = await temporaryFolder();
  await mkdir(join(siteDirectory, 'snapshots/broken'), { recursive: true });
  await writeFile(join(siteDirectory, 'snapshots/broken/pages.json'), '{"pages": 5}');
  await symlink('snapshots/broken', join(siteDirectory, 'current'));
  const { app } = await openTestApp({ siteDirectory });
  const response = await app.inject('/');
  expect(response.statusCode).toBe(503);
  expect(response.body).toContain('Copy its folder back from a backup');
  await composeSnapshot(siteDirectory, 'good');
  expect((await app.inject('/')).statusCode).toBe(200);
});

test.each(['/Closed', '/closed/?from=mail'])(
  '%s is gone: the not-found page with status 410',
  async (address) => {
    const { app } = await openSite();
    const response = await app.inject(address);
    expect(response.statusCode).toBe(410);
    expect(response.body).toBe(pageText('first', 'not found'));
  },
);
