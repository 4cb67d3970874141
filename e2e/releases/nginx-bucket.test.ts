import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bucketStore } from '@site/delivery/registry/object-store/bucket/bucket-store';
import { startS3Server, testCredentials } from '@site/delivery/registry/object-store/testing/s3-server';
import { bucketClient } from '@site/shared/node/bucket/bucket-client';
import { temporaryFolderOfFile } from '@site/shared/node/testing/temporary-folder';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type RunningNginx, runNginx } from '../../api/src/testing/programs/running-nginx';

const script = Buffer.from('console.log("entry")'.repeat(100));
const folder = '/releases/mf-careers/1.0.0+a-abc/web';

const patient = { timeout: 60_000 };

const bucket = await startS3Server({ publicKeys: ['below/releases/'] });
const web = await startWebServer((request, response) => response.end(`web server: ${request.url}`));
/** Has no site yet, and no database. */
const newWeb = await startWebServer((_request, response) => response.writeHead(503).end('new web server'));
const nginx: RunningNginx = await runNginx({
  configuration: 'bucket.conf',
  values: {
    'https://s3.example/site/prefix': `${bucket.endpoint}/site/below`,
    'server 127.0.0.1:3000 max_fails=1 fail_timeout=1s;': [newWeb, web]
      .map(({ address }) => `server ${address} max_fails=1 fail_timeout=1s;`)
      .join(' '),
    '/var/cache/nginx/site-releases': await temporaryFolderOfFile(),
  },
});
afterAll(async () => {
  await nginx.stop();
  await bucket.goAway();
  for (const server of [web, newWeb]) server.close();
});

const address = { bucket: 'site', prefix: 'below', endpoint: bucket.endpoint, region: 'us-east-1' };
const store = bucketStore(
  bucketClient(address, async () => testCredentials),
  'below',
);

/** Each test uses its own files, because nginx caches them. */
let file = '';
let count = 0;
beforeEach(async () => {
  count += 1;
  file = `${folder}/entry-${count}.js`;
  await store.write(file.slice(1), script);
  await store.write(`${file.slice(1)}.br`, brotliCompressSync(script));
  await store.write(`${file.slice(1)}.gz`, gzipSync(script));
  bucket.requests.length = 0;
});

const ask = (path: string, encoding = 'identity', headers: Record<string, string> = {}) =>
  fetch(nginx.address + path, { headers: { 'accept-encoding': encoding, ...headers } });

test.each([
  ['identity', null],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
])('serves a browser that accepts %s its encoding, immutable', async (accepted, encoding) => {
  const answer = await ask(file, accepted, { cookie: 'rollout=42', origin: 'https://careers.example' });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(script);
});

test('a drawing runs no script as a document of the site; a worker reaches no other site', async () => {
  const drawing = `${folder}/drawing.svg`;
  await store.write(drawing.slice(1), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  const policyOf = async (path: string) => (await ask(path)).headers.get('content-security-policy');
  expect(await policyOf(drawing)).toMatch(/^default-src 'none'; .*; sandbox$/);
  expect(await policyOf(file)).toBe("default-src 'self'");
});

test('requests a file of many clients once from the bucket', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(file, 'br')));
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(bucket.requests).toEqual([`GET /site/below${file}.br`]);
});

test('answers from its cache while the bucket is down, and with 304 to a browser that has the file', async () => {
  const etag = (await ask(file)).headers.get('etag') ?? '';
  await bucket.goAway();
  expect((await ask(file)).status).toBe(200);
  expect((await ask(file, 'identity', { 'if-none-match': etag })).status).toBe(304);
  await bucket.comeBack();
});

test('serves a new file that was requested before it existed', async () => {
  const late = `${folder}/late.js`;
  expect((await ask(late)).status).toBe(404);
  await store.write(late.slice(1), script);
  await expect.poll(async () => (await ask(late)).status, patient).toBe(200);
});

test.each([
  [`${folder}/missing.js`],
  ['/releases/mf-careers/1.0.0+a-abc/maps/entry.js.map'],
  ['/releases/mf-careers/1.0.0+a-abc/release.json'],
  ['/releases/mf-careers/1.0.0+a-abc/web/../maps/entry.js.map'],
  ['/releases/'],
])('answers %s with 404 in plain text', async (path) => {
  await store.write('releases/mf-careers/1.0.0+a-abc/maps/entry.js.map', script);
  await store.write('releases/mf-careers/1.0.0+a-abc/release.json', script);
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe('There is no such file in any release.\n');
});

test('leaves everything else to the web servers, and a page to one that has a site', async () => {
  const before = newWeb.requests.length;
  const answers = new Set<string>();
  const askForPage = async () => {
    answers.add(await (await ask('/career?x=1')).text());
    return newWeb.requests.length;
  };
  await expect.poll(askForPage, patient).toBeGreaterThan(before);
  expect([...answers]).toEqual(['web server: /career?x=1']);
});

test.each(['/readyz', '/site/challenge'])('passes the answer 503 of a web server to %s on', async (path) => {
  await expect.poll(async () => (await ask(path)).status, patient).toBe(503);
});

async function startWebServer(answer: RequestListener) {
  const requests: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url);
    answer(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `127.0.0.1:${port}`, requests, close: () => server.close() };
}
