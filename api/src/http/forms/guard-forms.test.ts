import { enquiryAddress } from '@site/shared/company/company';
import { expect, test } from 'vitest';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { openTestApp } from '../../testing/test-app';

type TestApp = Awaited<ReturnType<typeof openTestApp>>;

interface Sender {
  /** The address of its connection. */
  from?: string;
  headers?: Record<string, string>;
}

function post({ app }: TestApp, { from = '203.0.113.1', headers = {} }: Sender = {}) {
  return app.inject({
    method: 'POST',
    url: enquiryAddress,
    remoteAddress: from,
    headers,
    payload: sampleEnquiry,
  });
}

async function statuses(test: TestApp, senders: Sender[]) {
  const seen: number[] = [];
  for (const sender of senders) seen.push((await post(test, sender)).statusCode);
  return seen;
}

test('a client that sends too much gets Retry-After; others are not affected', async () => {
  const test = await openTestApp({ formGuards: { maxPerClient: 2 } });
  expect(await statuses(test, [{}, {}, {}, { from: '203.0.113.2' }])).toEqual([200, 200, 429, 200]);
  const refused = await post(test);
  expect(refused.headers['content-type']).toMatch(/^application\/problem\+json\b/);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json().detail).toContain('Wait');
  expect((await test.app.inject({ url: '/healthz', remoteAddress: '203.0.113.1' })).statusCode).toBe(200);
  expect(await test.enquiries.list()).toHaveLength(3);
});

test('a refused enquiry counts as well', async () => {
  const test = await openTestApp({ formGuards: { maxPerClient: 1 } });
  const wrong = await test.app.inject({ method: 'POST', url: enquiryAddress, payload: {} });
  const right = await test.app.inject({ method: 'POST', url: enquiryAddress, payload: sampleEnquiry });
  expect([wrong.statusCode, right.statusCode]).toEqual([422, 429]);
});

test('300 invalid posts from ten IPv6 clients do not block other visitors', async () => {
  const test = await openTestApp({ formGuards: { maxPerClient: 3 } });
  const counts = new Map<number, number>();
  for (let number = 0; number < 300; number++) {
    const remoteAddress = `2001:db8:0:${number % 10}::${number.toString(16)}`;
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: enquiryAddress,
      remoteAddress,
      payload: {},
    });
    counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
  }
  expect(Object.fromEntries(counts)).toEqual({ 422: 30, 429: 270 });
  const others = ['2001:db8:0:a::1', '2001:db8:1::1', '203.0.113.1'].map((from) => ({ from }));
  expect(await statuses(test, others)).toEqual([200, 200, 200]);
});

test('an IPv6 /48 may send twenty times as much as one client', async () => {
  const test = await openTestApp({ formGuards: { maxPerClient: 1 } });
  const clients = Array.from({ length: 20 }, (_, number) => ({ from: `2001:db8:0:${number}::1` }));
  expect(new Set(await statuses(test, clients))).toEqual(new Set([200]));
  const refused = await post(test, { from: '2001:db8:0:20::1' });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await statuses(test, [{ from: '2001:db8:1::1' }, { from: '203.0.113.1' }])).toEqual([200, 200]);
});

test('the client address of a trusted proxy is used, any other one ignored', async () => {
  const formGuards = { maxPerClient: 1, trustedProxies: ['10.0.0.0/8'] };
  const behindProxy = (client: string) => ({ from: '10.1.2.3', headers: { 'x-forwarded-for': client } });
  const test = await openTestApp({ formGuards });
  expect(await statuses(test, ['198.51.100.1', '198.51.100.2', '198.51.100.1'].map(behindProxy))).toEqual([
    200, 200, 429,
  ]);
  // An address that the client itself prepended is ignored.
  expect((await post(test, behindProxy('192.0.2.9, 198.51.100.2'))).statusCode).toBe(429);
  const liar = (client: string) => ({ from: '203.0.113.9', headers: { 'x-forwarded-for': client } });
  expect(await statuses(test, ['192.0.2.1', '192.0.2.2'].map(liar))).toEqual([200, 429]);
});

test('without trusted proxies X-Forwarded-For is ignored', async () => {
  const test = await openTestApp({ formGuards: { maxPerClient: 1 } });
  const liar = (client: string) => ({ from: '127.0.0.1', headers: { 'x-forwarded-for': client } });
  expect(await statuses(test, ['192.0.2.1', '192.0.2.2'].map(liar))).toEqual([200, 429]);
});

const formGuards = { allowedOrigins: ['https://www.shop.example'], trustedProxies: ['10.0.0.1'] };

test.each([
  ['a program without a browser', {}],
  ['the page itself', { host: 'site.example', origin: 'https://site.example' }],
  ['the page itself at a port', { host: 'localhost:3000', origin: 'http://localhost:3000' }],
  ['an allowed origin', { host: 'inside.example', origin: 'https://www.shop.example' }],
  [
    'a page behind a proxy that hides the name',
    { 'sec-fetch-site': 'same-origin', origin: 'https://other.example' },
  ],
  ['a page behind a trusted proxy', { 'x-forwarded-host': 'site.example', origin: 'https://site.example' }],
])('%s may send an enquiry', async (_, headers) => {
  const test = await openTestApp({ formGuards });
  expect((await post(test, { from: '10.0.0.1', headers })).statusCode).toBe(200);
});

test.each([
  ['a page of another site', { host: 'site.example', origin: 'https://evil.example' }],
  ['a page without an origin', { host: 'site.example', origin: 'null' }],
  ['a page at another port', { host: 'localhost:3000', origin: 'http://localhost:4000' }],
  [
    'a page whose host only starts the same',
    { host: 'site.example', origin: 'https://site.example.evil.example' },
  ],
  ['an allowed host without TLS', { host: 'site.example', origin: 'http://www.shop.example' }],
  [
    'a page with a forged proxy header',
    { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
  ],
])('%s may not', async (_, headers) => {
  const test = await openTestApp({ formGuards });
  const response = await post(test, { headers });
  expect(response.statusCode).toBe(403);
  expect(response.json().detail).toContain('ALLOWED_ORIGINS');
  expect(await test.enquiries.list()).toEqual([]);
});

test('a connection that is reset before its request is handled is not an error', async () => {
  const lines: string[] = [];
  const test = await openTestApp({
    formGuards: { maxPerClient: 1 },
    logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } },
    instrument: (app) =>
      app.addHook('onRequest', async ({ raw }) => {
        Object.defineProperty(raw.socket, 'remoteAddress', { value: undefined });
      }),
  });
  expect((await post(test)).statusCode).toBe(200);
  expect(lines).toEqual([]);
});
