import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { contentIntegrity } from '@site/shared/node/content-integrity';
import { beforeAll, expect, test } from 'vitest';
import { writeFileIn } from '../../registry/files/write-file';
import { stubSiteFolder } from '../../testing/stub-site-folder';

const folder = await stubSiteFolder();
const { buildService } = await import('../build-service');
const { root } = await import('../../registry/workspace');
const { siteStore } = await import('../../registry/site-store/open-site-store');
const { createEntry } = await import('../../deploy/log/create-entry');
const { makeSnapshot } = await import('../../deploy/snapshots/make-snapshot');
const { nextState } = await import('../../deploy/switch/next-state');
const { switchTo } = await import('../../deploy/switch/switch-site');
const { addKey } = await import('../identity/team-keys');
const { sampleRelease } = await import('../../testing/sample-release');

const service = buildService({ logger: false });
const release = sampleRelease({
  app: 'shell',
  files: {
    'web/entry.js': contentIntegrity('entry'),
    'maps/entry.js.map': contentIntegrity('{"sources":["secret"]}'),
  },
});

let snapshot: string;

const write = (file: string, content: string) => writeFileIn(folder, file, content);

beforeAll(async () => {
  const record = {
    schema: '',
    microFrontends: {
      shell: [{ url: '/releases/x', metadata: { version: release.version, integrity: '' } }],
    },
  };
  const made = await makeSnapshot('composer', async (place) => {
    await mkdir(join(place, 'career'));
    await writeFile(join(place, 'releases.json'), JSON.stringify(record));
    await writeFile(join(place, 'career/index.html'), 'careers');
  });
  snapshot = made.name;
  const by = { who: { kind: 'local', name: 'asha' } } as const;
  const changes = [{ app: 'shell', from: null, to: release.version }];
  const event = { action: 'release', time: '2026-01-01T00:00:00.000Z', by, changes } as const;
  const state = nextState(undefined, event, { snapshot, composer: 'composer' });
  const created = await createEntry(siteStore(), undefined, event, state);
  await write(`releases/shell/${release.version}/release.json`, JSON.stringify(release));
  await write(`releases/shell/${release.version}/web/entry.js`, 'entry');
  await write('delivery/used-tokens.json', 'secret');
  await write(`releases/shell/${release.version}/maps/entry.js.map`, '{"sources":["secret"]}');
  await write(`releases/shell/${release.version}/web/not-released.js`, 'left behind');
  await switchTo(created);
});

test('returns the deployed snapshot, and only a 304 to a replica that has it', async () => {
  const { statusCode, headers, json } = await service.inject('/site/current.json');
  expect(statusCode).toBe(200);
  expect(json()).toEqual({
    ...{ n: 1, snapshot, entry: expect.stringMatching(/^[\da-f]{64}$/) },
    apps: { shell: { version: release.version, since: expect.stringMatching(/^20/) } },
    recent: [{ app: 'shell', version: release.version }],
  });
  const again = await service.inject({
    url: '/site/current.json',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('returns the deployed releases, and the version of the kit that teams get', async () => {
  const { version: kit } = JSON.parse(await readFile(join(root, 'kit/package.json'), 'utf8'));
  const { json } = await service.inject('/live');
  expect(json()).toMatchObject({ snapshot, kit, apps: { shell: { version: release.version } } });
});

test('serves the files of snapshots and releases as immutable', async () => {
  for (const [url, body] of [
    [`/site/snapshots/${snapshot}/career/index.html`, 'careers'],
    [`/site/releases/shell/${release.version}/web/entry.js`, 'entry'],
    [`/site/releases/shell/${release.version}/release.json`, JSON.stringify(release)],
  ] as const) {
    const answer = await service.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([200, body]);
    expect(answer.headers['cache-control']).toContain('immutable');
  }
});

test.each([
  '/site/current',
  '/site/log/000001.json',
  '/site/private/keys.json',
  '/site/snapshots/SNAPSHOT/../../delivery/used-tokens.json',
  '/site/snapshots/SNAPSHOT/%2e%2e/%2e%2e/delivery/used-tokens.json',
  '/site/snapshots/SNAPSHOT/..%2f..%2fdelivery/used-tokens.json',
  '/site/snapshots/SNAPSHOT/career',
  '/site/snapshots/../log/000001.json',
  '/site/delivery/used-tokens.json',
  '/site/releases/shell/..%2f..%2f..%2fdelivery/used-tokens.json',
  `/site/releases/shell/${release.version}/web/not-released.js`,
  `/site/releases/shell/${release.version}/web/..%2frelease.json`,
  `/site/releases/shell/${release.version}/maps/entry.js.map`,
  `/site/releases/shell/${release.version}/%6daps/entry.js.map`,
  '/site/releases/shell/9.9.9-none/web/entry.js',
])('does not serve %s', async (url) => {
  const { statusCode, body } = await service.inject(url.replace('SNAPSHOT', snapshot));
  expect(statusCode).toBe(404);
  expect(body).not.toContain('secret');
});

test('a file that the service can’t read at the moment is not answered as missing', async () => {
  for (const path of [`snapshots/${snapshot}/page.html`, 'releases/shell/1.0.0-unreadable/release.json']) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(basename(path), join(folder, path));
    expect((await service.inject(`/site/${path}`)).statusCode).toBe(500);
  }
});

test('returns the source maps of a release in one response', async () => {
  const key = await addKey({ name: 'web', apps: ['shell'], may: ['read'], days: 1 });
  const url = `/apps/shell/releases/${release.version}/maps`;
  const answer = await service.inject({ url, headers: { authorization: `Bearer ${key}` } });
  expect(answer.json()).toEqual({ maps: { 'maps/entry.js.map': '{"sources":["secret"]}' } });
});
