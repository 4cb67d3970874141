import { createServer, type RequestListener, type Server } from 'node:http';
import { listen } from '@site/shared/node/testing/listen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkService } from './check-service';
import type { Finding } from './finding';

const snapshot = 'a'.repeat(64);
const shell = {
  url: '/releases/shell/1.0.0-a/web/main.js',
  metadata: { version: '1.0.0-a', integrity: 'sha384-a' },
  extras: { mounts: { '/': 'mf-marketing', '/press': 'mf-press' } },
};

/** The service's answers, by path. */
let answers: Record<string, { status?: number; body: unknown }>;
let aheadMs: number;
let keys: (string | undefined)[];
let service: Server;
let address: string;

const answer: RequestListener = ({ url = '', headers }, response) => {
  if (url === '/key') keys.push(headers.authorization);
  const { status = 200, body } = answers[url] ?? { status: 404, body: { detail: 'No such path.' } };
  response.setHeader('date', new Date(Date.now() + aheadMs).toUTCString());
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

beforeEach(async () => {
  answers = {
    '/live': { body: { entry: 1, snapshot, kit: '1.0.0', apps: { shell: { version: '1.0.0-a' } } } },
    [`/site/snapshots/${snapshot}/releases.json`]: {
      body: { schema: '', microFrontends: { shell: [shell] } },
    },
    '/key': { body: { kind: 'key', name: 'press', grants: [{ apps: ['mf-press'], may: ['store'] }] } },
  };
  aheadMs = 0;
  keys = [];
  for (const name of ['DELIVERY_KEY_FILE', 'DELIVERY_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_URL'])
    vi.stubEnv(name, '');
  vi.stubEnv('DELIVERY_KEY', 'site_key');
  service = createServer(answer);
  address = await listen(service);
});
afterEach(() => void service.close());

const check = async (changed: object = {}) => {
  const setUp = { service: address, app: 'mf-press', kit: '1.0.0', shell: { version: '1.0.0-a' } };
  return checkService({ ...setUp, ...changed });
};
const statesOf = (findings: Finding[]) =>
  Object.fromEntries(findings.map(({ what, state }) => [what, state]));
const ok = { Service: 'ok', Kit: 'ok', Shell: 'ok', Key: 'ok', Mount: 'ok', Clock: 'ok' };
const unchecked = Object.fromEntries(Object.keys(ok).map((what) => [what, 'unchecked']));
const named = (findings: Finding[], name: string) => findings.find(({ what }) => what === name);

test('a complete set-up is right, and the service gets the key', async () => {
  expect(statesOf(await check())).toEqual(ok);
  expect(keys).toEqual(['Bearer site_key']);
});

test('a set-up with everything wrong has a remedy for each', async () => {
  aheadMs = 300_000;
  const findings = await check({ app: 'mf-events', kit: '0.9.0', shell: 'missing' });
  const wrong = Object.fromEntries(Object.keys(ok).map((what) => [what, 'wrong']));
  expect(statesOf(findings)).toEqual({ ...wrong, Service: 'ok' });
  expect(named(findings, 'Clock')).toMatchObject({ found: expect.stringMatching(/^\d+ s behind/) });
});

test('without a service nothing of it is checked', async () => {
  const findings = await check({ service: undefined });
  expect(statesOf(findings)).toEqual(unchecked);
  expect(findings[0]).toMatchObject({ why: 'no DELIVERY_URL' });
});

test('before the first deployment, key and clock are checked', async () => {
  answers['/live'] = { status: 503, body: { detail: 'Nothing is deployed yet.' } };
  expect(statesOf(await check())).toEqual({ ...unchecked, Service: 'ok', Key: 'ok', Clock: 'ok' });
});

test('a key that is missing or refused is wrong, and one that could not be read is not judged', async () => {
  answers['/key'] = { status: 401, body: { detail: 'The key press is revoked.' } };
  expect(named(await check(), 'Key')).toMatchObject({
    state: 'wrong',
    found: 'refused: The key press is revoked',
  });
  answers['/key'] = { status: 429, body: { detail: 'Too many requests.' } };
  expect(named(await check(), 'Key')).toMatchObject({ state: 'unchecked', why: 'Too many requests.' });
  vi.stubEnv('DELIVERY_KEY', '');
  expect(named(await check(), 'Key')).toMatchObject({
    state: 'wrong',
    remedy: expect.stringContaining('DELIVERY_KEY_FILE'),
  });
});

test('a service from before it reported kit and key is not judged for it', async () => {
  delete answers['/key'];
  answers['/live'] = { body: { entry: 1, snapshot, apps: { shell: { version: '1.0.0-a' } } } };
  expect(statesOf(await check())).toEqual({ ...ok, Kit: 'unchecked', Key: 'unchecked' });
});

test.each([
  ['that is no release service', {}],
  ['with a snapshot that leaves its folder', { '/live': { body: { snapshot: '../..', apps: {} } } }],
])('an address %s is wrong', async (_, others) => {
  answers = others;
  expect(statesOf(await check())).toEqual({ ...unchecked, Service: 'wrong' });
  expect(keys).toEqual([]);
});

test('a service that is down, and one that would get the key unencrypted, are named', async () => {
  expect((await check({ service: 'http://release.example' }))[0]).toMatchObject({
    state: 'wrong',
    found: expect.stringContaining('unencrypted'),
  });
  service.close();
  service.closeAllConnections();
  expect((await check())[0]).toMatchObject({
    state: 'wrong',
    found: expect.stringContaining('ECONNREFUSED'),
  });
});
