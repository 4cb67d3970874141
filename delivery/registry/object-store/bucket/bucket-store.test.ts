import { bucketClient } from '@site/shared/node/bucket/bucket-client';
import { afterEach, expect, test } from 'vitest';
import { objectHeaders } from '../object-headers';
import { type Fault, startS3Server, testCredentials } from '../testing/s3-server';
import { bucketStore } from './bucket-store';
import { listKeys } from './list-keys';

const server = await startS3Server();
const address = { bucket: 'site', prefix: '', endpoint: server.endpoint, region: 'us-east-1' };
// Longer than a test may take: a connection that stays open must not look like a closed one after a time limit.
const patience = { tryMs: 100_000, totalMs: 50_000 };
const clientFor = (changes: Partial<typeof address> = {}, credentials = testCredentials) =>
  bucketClient({ ...address, ...changes }, async () => credentials, patience);
const store = bucketStore(clientFor(), '');
const impatient = bucketStore(
  bucketClient(address, async () => testCredentials, { ...patience, tryMs: 500 }),
  '',
);
const storeBefore = (fault: Fault) => (fault === 'hang' ? impatient : store);
const entry = Buffer.from('{"n":1,"writer":"a"}');

afterEach(() => {
  server.faults.length = 0;
  server.objects.clear();
});

const passingFaults: [string, Fault][] = [
  ['answers 503', { before: { status: 503 } }],
  ['answers 500 although it wrote', { after: { status: 500 } }],
  ['answers 409 during another create', { before: { status: 409 } }],
  ['answers 429', { before: { status: 429 } }],
  ['closes the connection before it has written', 'close-before'],
  ['closes the connection after it has written', 'close-after'],
  ['never answers', 'hang'],
];

test('retries requests to a slow bucket', async () => {
  server.faults.push({ before: { status: 503 } }, 'close-after', { before: { status: 409 } });
  expect(await store.create('log/1.json', entry)).toBe(true);
});

test.each(passingFaults)('creates a key in a bucket that %s', async (_, fault) => {
  server.faults.push(fault);
  expect(await storeBefore(fault).create('log/1.json', entry)).toBe(true);
  expect(server.objects.get('log/1.json')?.content).toEqual(entry);
});

test.each(passingFaults)('loses against an earlier writer in a bucket that %s', async (_, fault) => {
  await store.create('log/1.json', Buffer.from('{"n":1,"writer":"b"}'));
  server.faults.push(fault);
  expect(await storeBefore(fault).create('log/1.json', entry)).toBe(false);
});

test('a gateway that answers with a page of its own has not created a key', async () => {
  server.faults.push({ before: { status: 200, body: '<h1>Maintenance</h1>' } });
  expect(await store.create('log/1.json', entry)).toBe(false);
  expect(await store.create('log/1.json', entry)).toBe(true);
});

test('reads all of a response that arrives in parts', async () => {
  await store.write('log/1.json', entry);
  server.faults.push('cut-off');
  expect(await store.read('log/1.json')).toEqual(entry);
});

test('reports after some time that a bucket is down, and works once it is back', async () => {
  await server.goAway();
  const limited = bucketStore(
    bucketClient(address, async () => testCredentials, { ...patience, totalMs: 300 }),
    '',
  );
  await expect(limited.write('log/1.json', entry)).rejects.toThrow(
    /^s3:\/\/site at http:\/\/127\.0\.0\.1:\d+ did not answer PUT log\/1\.json \(tries: \d+; the last: .*ECONNREFUSED.*\)\. See whether/,
  );
  const written = store.write('log/1.json', entry);
  await server.comeBack();
  await written;
  expect(await store.read('log/1.json')).toEqual(entry);
});

test.each([
  [
    'a wrong secret',
    () => clientFor({}, { ...testCredentials, secretAccessKey: 'x' }),
    'Correct AWS_SECRET_ACCESS_KEY.',
  ],
  ['a bucket that is missing', () => clientFor({ bucket: 'other' }), 'NoSuchBucket. Create the bucket'],
])('names the remedy for %s', async (_, client, message) => {
  const refused = bucketStore(client(), '');
  await expect(refused.read('log/1.json')).rejects.toThrow(message);
  await expect(refused.list('log')).rejects.toThrow(message);
  await expect(refused.remove('log/1.json')).rejects.toThrow(message);
  await expect(refused.create('log/1.json', entry)).rejects.toThrow(message);
});

test.each([
  [301, 'PermanentRedirect', "endpoint and region in SITE_STORE to the bucket's own"],
  [400, 'AuthorizationHeaderMalformed', "region in SITE_STORE to the bucket's own"],
  [403, 'AccessDenied', 's3:ListBucket'],
  [403, 'RequestTimeTooSkewed', 'clock'],
  [501, 'NotImplemented', 'use another object store'],
])('names the remedy for status %i, %s', async (status, code, message) => {
  server.faults.push({ before: { status, body: `<Error><Code>${code}</Code></Error>` } });
  await expect(store.write('log/1.json', entry)).rejects.toThrow(
    new RegExp(`answered PUT log/1\\.json with ${status} ${code}\\. .*${message}`),
  );
});

test('lists page by page', async () => {
  // S3 lists at most 1,000 keys at a time.
  const keys = Array.from({ length: 2500 }, (_, n) => `log/${String(n).padStart(6, '0')}.json`);
  const object = { content: entry, headers: {}, writtenAt: new Date() };
  for (const key of keys) server.objects.set(`below/${key}`, object);
  server.requests.length = 0;
  const listed = await listKeys({
    ask: (request) => clientFor().ask(request),
    prefix: 'below',
    folder: 'log',
  });
  expect(listed.map(({ key }) => key)).toEqual(keys);
  expect(server.requests).toHaveLength(3);
});

test.each([
  ['ignores where the list begins', 'log/1.json', 'The list of log/ has log/1.json.'],
  ['ignores the folder', 'snapshots/a', 'The list of log/ has snapshots/a.'],
  ['ends a list without its rest', undefined, 'The list of log/ ends early.'],
])('refuses a bucket that %s', async (_, key, message) => {
  const object = `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified><Size>1</Size></Contents>`;
  const body = Buffer.from(`<IsTruncated>true</IsTruncated>${key ? object : ''}`);
  const listing = listKeys({
    ask: async () => ({ status: 200, headers: {}, body }),
    prefix: '',
    folder: 'log',
  });
  await expect(listing).rejects.toThrow(message);
});

test('ignores other objects below its prefix', async () => {
  await store.write('log/1.json', entry);
  const other = { content: entry, headers: {}, writtenAt: new Date() };
  for (const key of ['log/', 'log/a b&c.json', 'log/.hidden', 'log/ä']) server.objects.set(key, other);
  expect((await store.list('log')).map(({ key }) => key)).toEqual(['log/1.json']);
});

test.each([
  ['releases/shell/1.0.0-abc/web/entry.js', 'text/javascript; charset=utf-8', undefined],
  ['releases/shell/1.0.0-abc/web/entry.js.br', 'text/javascript; charset=utf-8', 'br'],
  ['snapshots/abc/career/index.html.gz', 'text/html; charset=utf-8', 'gzip'],
  ['releases/shell/1.0.0-abc/web/font.woff2', 'font/woff2', undefined],
  ['releases/shell/1.0.0-abc/web/photo.avif', 'image/avif', undefined],
  ['releases/shell/1.0.0-abc/web/LICENSE', 'application/octet-stream', undefined],
])('stores the headers that a plain GET of %s needs', async (key, contentType, encoding) => {
  await store.write(key, entry);
  const { headers } = server.objects.get(key) ?? {};
  expect(headers?.['content-type']).toBe(contentType);
  expect(headers?.['content-encoding']).toBe(encoding);
  expect(headers?.['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('makes caches revalidate the pointer', () => {
  expect(objectHeaders('current.json')['cache-control']).toBe('no-cache');
});
