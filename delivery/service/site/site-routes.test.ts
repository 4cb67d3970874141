import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** The folder of the site is read when the modules are loaded. */
const folder = await mkdtemp(join(tmpdir(), 'site-routes-'));
vi.stubEnv('SITE_DIR', folder);
const { buildService } = await import('../build-service');
const { addKey } = await import('../identity/team-keys');
const { sampleRelease } = await import('../../testing/sample-release');

const service = buildService({ logger: false });
const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const release = sampleRelease({
  app: 'shell',
  files: { 'web/entry.js': hash('entry'), 'maps/entry.js.map': hash('{"sources":["secret"]}') },
});

async function write(name: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), content);
}

beforeAll(async () => {
  const history = [
    { at: '2026-01-01T00:00:00.000Z', action: 'release', app: 'shell', from: null, to: release.version },
  ];
  const record = {
    schema: '',
    microFrontends: {
      shell: [{ url: '/releases/x', metadata: { version: release.version, integrity: '' } }],
    },
  };
  await write('generations/000001-abc/generation.json', JSON.stringify({ number: 1, composer: '', history }));
  await write('generations/000001-abc/releases.json', JSON.stringify(record));
  await write('generations/000001-abc/career/index.html', 'careers');
  await write(`releases/shell/${release.version}/release.json`, JSON.stringify(release));
  await write(`releases/shell/${release.version}/web/entry.js`, 'entry');
  await write('delivery/log.jsonl', 'secret');
  await write(`releases/shell/${release.version}/maps/entry.js.map`, '{"sources":["secret"]}');
  await write(`releases/shell/${release.version}/web/not-released.js`, 'left behind');
  await symlink('generations/000001-abc', join(folder, 'current'));
});
afterAll(() => rm(folder, { recursive: true }));

test('names every file of what is live with its hash, and its releases', async () => {
  const { statusCode, json } = await service.inject('/site/current');
  expect(statusCode).toBe(200);
  const { generation, files, releases } = json();
  expect(generation).toBe('000001-abc');
  expect(files).toContainEqual({ path: 'career/index.html', sha384: hash('careers') });
  expect(files.map(({ path }: { path: string }) => path)).not.toContain('generation.json');
  expect(releases).toEqual([
    { app: 'shell', version: release.version, sha384: hash(JSON.stringify(release)), live: true },
  ]);
});

test('a machine that has what is live is told so in a few bytes', async () => {
  const { headers } = await service.inject('/site/current');
  const again = await service.inject({
    url: '/site/current',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('serves the files of generations and releases to keep for good', async () => {
  for (const [url, body] of [
    ['/site/000001-abc/career/index.html', 'careers'],
    [`/site/releases/shell/${release.version}/web/entry.js`, 'entry'],
    [`/site/releases/shell/${release.version}/release.json`, JSON.stringify(release)],
  ] as const) {
    const answer = await service.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([200, body]);
    expect(answer.headers['cache-control']).toContain('immutable');
  }
});

test.each([
  '/site/000001-abc/generation.json',
  '/site/000001-abc/../../delivery/log.jsonl',
  '/site/000001-abc/%2e%2e/%2e%2e/delivery/log.jsonl',
  '/site/000001-abc/..%2f..%2fdelivery/log.jsonl',
  '/site/000001-abc/career',
  '/site/delivery/log.jsonl',
  '/site/releases/shell/..%2f..%2f..%2fdelivery/log.jsonl',
  `/site/releases/shell/${release.version}/web/not-released.js`,
  `/site/releases/shell/${release.version}/web/..%2frelease.json`,
  `/site/releases/shell/${release.version}/maps/entry.js.map`,
  `/site/releases/shell/${release.version}/%6daps/entry.js.map`,
  '/site/releases/shell/9.9.9-none/web/entry.js',
])('serves nothing else: %s', async (url) => {
  const { statusCode, body } = await service.inject(url);
  expect(statusCode).toBe(404);
  expect(body).not.toContain('secret');
});

test('source maps are for a key that may read the app', async () => {
  const url = `/apps/shell/releases/${release.version}/maps`;
  const ask = async (app: string, may: 'store' | 'activate' | 'read') => {
    const key = await addKey({ name: `${app}-${may}`, apps: [app], may: [may], days: 1 });
    return service.inject({ url, headers: { authorization: `Bearer ${key}` } });
  };
  expect((await service.inject(url)).statusCode).toBe(401);
  for (const [app, may] of [
    ['mf-careers', 'read'],
    ['shell', 'store'],
  ] as const)
    expect((await ask(app, may)).json()).toMatchObject({
      status: 403,
      detail: `${app}-${may} may not read shell. It may ${may} ${app}.`,
    });
  const answer = await ask('shell', 'read');
  expect(answer.json()).toEqual({ maps: { 'maps/entry.js.map': '{"sources":["secret"]}' } });
});
