import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { generateKeyPair, type JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { writeFileIn } from '../../registry/files/write-file';
import { stubSiteFolder } from '../../testing/stub-site-folder';
import { startTokenIssuer, type TokenIssuer } from '../../testing/token-issuer';

const folder = await stubSiteFolder();
const { buildService } = await import('../build-service');
const { addKey, revokeKey } = await import('./team-keys');
const { rememberTokens } = await import('./used-tokens');
const { recordedLogger } = await import('../../testing/recorded-logger');
const { sampleRelease } = await import('../../testing/sample-release');

const audience = 'https://release.example';
let ci: TokenIssuer;
let service: FastifyInstance;
const { lines, logger } = recordedLogger();

beforeAll(async () => {
  ci = await startTokenIssuer();
});
afterAll(async () => {
  ci.stop();
});

const start = async () =>
  buildService({
    previewHost: 'preview.example',
    logger,
    tokens: await rememberTokens(),
    identities: [
      {
        name: 'careers-ci',
        apps: ['mf-careers'],
        may: ['store', 'activate'],
        issuer: ci.issuer,
        audience,
        claims: { repository: 'malvanta/careers', ref: 'refs/heads/main', environment: 'production' },
      },
    ],
  });

beforeEach(async () => {
  await ci.rotateKey('first');
  service = await start();
});
afterEach(async () => {
  await service.close();
  lines.length = 0;
  await rm(join(folder, 'delivery'), { recursive: true, force: true });
});

const ask = (url: string, credential: string, method: 'GET' | 'POST' | 'PUT' = 'GET', payload?: object) =>
  service.inject({
    url,
    method,
    headers: { authorization: `Bearer ${credential}` },
    ...(payload && { payload }),
  });
const addSampleKey = (may: ('store' | 'activate')[] = ['store', 'activate'], days = 365) =>
  addKey({ name: 'careers', apps: ['mf-careers'], may, days });

const claimsOf = () => ci.claimsFor(audience);
const sign: TokenIssuer['sign'] = (...parts) => ci.sign(...parts);

test('a key of careers is accepted, and its secret is not stored', async () => {
  const key = await addSampleKey();
  expect((await ask('/apps/mf-careers/releases', key)).statusCode).toBe(200);
  const stored = await readFile(join(folder, 'delivery/keys.json'), 'utf8');
  // The secret itself may contain and start with a `_`.
  const [, secret = ''] = /^site_[0-9a-f]{8}_(.{43})$/.exec(key) ?? [];
  expect(secret).not.toBe('');
  expect(stored).not.toContain(secret);
});

test('a key of careers cannot store, activate or roll back the blog, and the attempt is logged', async () => {
  const key = await addSampleKey();
  const blog = { 'mf-blog-projects': '1.0.0-abc' };
  const answers = [
    await ask('/apps/mf-blog-projects/releases/1.0.0-abc', key, 'PUT'),
    await ask('/apps/mf-blog-projects/live', key, 'POST', { version: '1.0.0-abc' }),
    await ask('/apps/mf-blog-projects/rollback', key, 'POST', {}),
    await ask('/apps/mf-careers/live', key, 'POST', { version: '1.0.0-abc', with: blog }),
    await ask('/apps/mf-careers/rollback', key, 'POST', { with: blog }),
  ];
  for (const { statusCode, json } of answers) {
    expect(statusCode).toBe(403);
    expect(json().detail).toMatch(/^careers may not (store|activate) mf-blog-projects\./);
  }
  const forbidden = lines.filter(({ msg }) => msg === 'forbidden');
  expect(forbidden).toHaveLength(5);
  for (const line of forbidden)
    expect(line).toMatchObject({ app: 'mf-blog-projects', by: { who: { name: 'careers' } } });
});

test('a key and a CI run read what they may do themselves, as often as they like', async () => {
  const key = await ask('/key', await addSampleKey(['store']));
  expect(key.json()).toEqual({
    kind: 'key',
    name: 'careers',
    grants: [{ apps: ['mf-careers'], may: ['store'] }],
  });
  expect(key.headers['cache-control']).toBe('no-store');
  const token = await sign(claimsOf());
  for (let times = 0; times < 2; times += 1)
    expect((await ask('/key', token)).json()).toMatchObject({
      kind: 'ci',
      grants: [{ apps: ['mf-careers'], may: ['store', 'activate'] }],
    });
});

test('a key that is revoked, expired or made up can do nothing', async () => {
  const revoked = await addSampleKey();
  await revokeKey('careers');
  expect((await ask('/log', revoked)).json().detail).toContain('careers is revoked since');
  const expired = await addSampleKey(['store'], 0);
  expect((await ask('/log', expired)).json().detail).toContain('careers is expired since');
  const made = `${(await addSampleKey()).slice(0, -4)}AAAA`;
  for (const key of [made, 'site_00000000_', 'site_', 'Bearer', '../../etc/passwd'])
    expect((await ask('/log', key)).statusCode).toBe(401);
});

test('a key is valid until its time, and is revoked once', async () => {
  const start = Date.UTC(2026, 0, 1);
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const key = await addSampleKey(['store'], 1);
  vi.setSystemTime(start + 86_399_999);
  expect((await ask('/key', key)).statusCode).toBe(200);
  await revokeKey('careers');
  const next = await addSampleKey(['store'], 1);
  vi.setSystemTime(start + 2 * 86_400_000 - 1);
  expect((await ask('/key', next)).json().detail).toBe(
    'The key careers is expired since 2026-01-02T23:59:59.999Z. Ask for a new one.',
  );
  await revokeKey('careers');
  expect((await ask('/key', key)).json().detail).toContain('is revoked since 2026-01-01T23:59:59.999Z');
});

test('two keys of one name are not in use at the same time', async () => {
  await addSampleKey();
  await expect(addSampleKey()).rejects.toThrow('There is a key careers already');
});

test.each([
  ['', 0],
  [', while the clock is behind the issuer', 5],
])('a run of the right repository, branch and environment is accepted%s', async (_, aheadSeconds) => {
  const claims = claimsOf();
  const token = await sign({ ...claims, iat: (claims.iat ?? 0) + aheadSeconds });
  expect((await ask('/apps/mf-careers/releases', token)).statusCode).toBe(200);
});

test.each<[string, JWTPayload, string]>([
  ['another audience', { aud: 'https://elsewhere.example' }, `ask for one for ${audience}.`],
  ['an end that is over', { exp: 1 }, 'ask for a new one.'],
])('a token with %s is refused with the remedy', async (_, claims, remedy) => {
  const answer = await ask('/apps/mf-careers/releases', await sign({ ...claimsOf(), ...claims }));
  expect(answer.json().detail).toContain(remedy);
});

test.each<[string, (claims: JWTPayload) => Promise<string>]>([
  ['another repository', (claims) => sign({ ...claims, repository: 'malvanta/blog' })],
  ['another branch', (claims) => sign({ ...claims, ref: 'refs/heads/try' })],
  ['no environment', ({ environment: _, ...claims }) => sign(claims)],
  ['another audience', (claims) => sign({ ...claims, aud: 'https://elsewhere.example' })],
  ['another issuer', (claims) => sign({ ...claims, iss: 'https://elsewhere.example' })],
  ['a time that is over', (claims) => sign({ ...claims, exp: (claims.iat ?? 0) - 60 })],
  ['a time to come', (claims) => sign({ ...claims, iat: (claims.iat ?? 0) + 60 })],
  ['a very long life', (claims) => sign({ ...claims, iat: (claims.iat ?? 0) - 100_000 })],
  ['no id', ({ jti: _, ...claims }) => sign(claims)],
  ['no end', ({ exp: _, ...claims }) => sign(claims)],
  [
    'a signature by another issuer',
    async (claims) => sign(claims, (await generateKeyPair('ES256')).privateKey),
  ],
  [
    'a signature with the public key as a shared secret',
    (claims) => sign(claims, Buffer.from(JSON.stringify(ci.published)), { alg: 'HS256', kid: 'first' }),
  ],
  [
    'no signature',
    async (claims) =>
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`,
  ],
  [
    'claims that were changed after signing',
    async (claims) => {
      const [header, , signature] = (await sign(claims)).split('.');
      return `${header}.${Buffer.from(JSON.stringify({ ...claims, sub: 'me' })).toString('base64url')}.${signature}`;
    },
  ],
])('refuses a token with %s', async (_, make) => {
  const { statusCode, json } = await ask('/log', await make(claimsOf()));
  expect([statusCode, json().title]).toEqual([401, 'Unauthorized']);
});

test("the issuer's keys are fetched once, and again for a new one", async () => {
  ci.keyRequests = 0;
  for (let round = 0; round < 3; round += 1) await ask('/log', await sign(claimsOf()));
  expect(ci.keyRequests).toBe(1);
  const before = await sign(claimsOf());
  await ci.rotateKey('second');
  const after = await sign(claimsOf(), undefined, { alg: 'ES256', kid: 'second' });
  // The keys are fetched again after half a minute at the earliest. Commands wait for that.
  const early = await ask('/log', after);
  expect([early.statusCode, early.headers['retry-after']]).toEqual([503, '30']);
  expect(ci.keyRequests).toBe(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
  expect((await ask('/log', after)).statusCode).toBe(200);
  vi.setSystemTime(Date.now() + 31_000);
  expect((await ask('/log', before)).statusCode).toBe(401);
  expect(ci.keyRequests).toBe(3);
});

test.each([
  ['no keys', (): object[] => [[]]],
  ['the same key twice', () => [...ci.published, ...ci.published]],
])('a token of an issuer that publishes %s is not blamed', async (_, publish) => {
  const { published } = ci;
  ci.published = publish();
  const { statusCode, headers } = await ask('/log', await sign(claimsOf()));
  ci.published = published;
  expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
});

test('an issuer that moves its keys is followed within an hour', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => {
    ci.keysPath = '/keys';
  });
  expect((await ask('/log', await sign(claimsOf()))).statusCode).toBe(200);
  ci.keysPath = '/moved';
  await ci.rotateKey('second');
  vi.advanceTimersByTime(3_600_000);
  const token = await sign(claimsOf(), undefined, { alg: 'ES256', kid: 'second' });
  expect((await ask('/log', token)).statusCode).toBe(200);
});

test('an issuer whose configuration names another one is not trusted, and is asked again', async () => {
  const { issuer } = ci;
  const token = await sign(claimsOf());
  ci.issuer = 'https://elsewhere.example';
  const { statusCode, json } = await ask('/log', token);
  ci.issuer = issuer;
  expect([statusCode, json().detail]).toEqual([503, expect.stringContaining('Try again in 30 s.')]);
  // The run has no use for the reason, the operator has.
  expect(JSON.stringify(lines)).toContain('openid-configuration is of https://elsewhere.example');
  expect((await ask('/log', token)).statusCode).toBe(200);
});

test.each(['/.well-known/openid-configuration', '/keys'])(
  'an issuer that sends too much at %s is not read on, and is asked again',
  async (path) => {
    const token = await sign(claimsOf());
    ci.padded = path;
    const { statusCode } = await ask('/log', token);
    ci.padded = undefined;
    expect(statusCode).toBe(503);
    expect((await ask('/log', token)).statusCode).toBe(200);
  },
);

test.each([
  ['switches', '/apps/mf-careers/live', (version: string) => ({ version })],
  ['makes a preview', '/previews', (version: string) => ({ releases: { 'mf-careers': version } })],
])('a token %s once, even after a restart', async (_, address, body) => {
  const release = sampleRelease({ app: 'mf-careers' });
  writeFileIn(folder, `releases/mf-careers/${release.version}/release.json`, JSON.stringify(release));
  const token = await sign(claimsOf());
  const use = () => ask(address, token, 'POST', body(release.version));
  // Nothing is deployed here, so the deployment itself is refused.
  expect((await use()).body).toContain('"event":"refused"');
  expect((await use()).json().detail).toContain('has been used already');
  await service.close();
  service = await start();
  expect((await use()).json().detail).toContain('has been used already');
});

test('a used token is remembered for as long as it is valid', async () => {
  const release = sampleRelease({ app: 'mf-careers' });
  writeFileIn(folder, `releases/mf-careers/${release.version}/release.json`, JSON.stringify(release));
  const start = Date.UTC(2026, 0, 1);
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  // As far ahead as the clock of an issuer may be.
  const iat = start / 1000 + 10;
  const token = await sign({ ...claimsOf(), iat, exp: iat + 1_000_000 });
  const use = () => ask('/apps/mf-careers/live', token, 'POST', { version: release.version });
  expect((await use()).statusCode).toBe(200);
  for (const later of [86_399_999, 86_400_000, 86_400_999]) {
    vi.setSystemTime(start + later);
    expect([later, (await use()).statusCode]).toEqual([later, 401]);
  }
});

test('a client with too many requests has to wait', async () => {
  const limited = buildService({ logger: false, rateLimit: 3 });
  const answers = [];
  for (let round = 0; round < 5; round += 1) answers.push((await limited.inject('/log')).statusCode);
  expect(answers).toEqual([401, 401, 401, 429, 429]);
  expect((await limited.inject('/livez')).statusCode).toBe(200);
  await limited.close();
});

test('only an existing release is withdrawn, and only with a reason', async () => {
  const key = await addKey({ name: 'board', apps: ['mf-careers'], may: ['activate'], days: 1 });
  const withdraw = (payload: object, credential = key) =>
    ask('/apps/mf-careers/releases/9.9.9-none/withdraw', credential, 'POST', payload);
  expect((await withdraw({})).statusCode).toBe(400);
  expect((await withdraw({ reason: 'broken' })).statusCode).toBe(404);
  // A mistake in its name uses up no token.
  const token = await sign(claimsOf());
  for (let times = 0; times < 2; times += 1)
    expect((await withdraw({ reason: 'broken' }, token)).statusCode).toBe(404);
});

test('every path is described, and every reference in the description resolves', async () => {
  const document = (await service.inject('/openapi.json')).json();
  expect(Object.keys(document.paths)).toHaveLength(16);
  const names = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
  const references = JSON.stringify(document).match(/#\/components\/schemas\/\w+/g) ?? [];
  expect(new Set(references)).toEqual(new Set(names));
});
