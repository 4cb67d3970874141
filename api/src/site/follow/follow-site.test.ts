import { readdir, readFile, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startReleaseService } from '../../testing/fake-release-service';
import { temporaryFolder } from '../../testing/temporary-folder';
import { followSite } from './follow-site';

const record = (shell: string) =>
  JSON.stringify({
    schema: '',
    microFrontends: { shell: [{ url: '/releases/x', metadata: { version: shell, integrity: '' } }] },
  });

const snapshotOf = (number: number) => String(number).repeat(64);

/** One page and the shell that it was made of. */
const site = (number: number) => ({
  snapshot: snapshotOf(number),
  pages: { 'index.html': `page ${number}`, 'robots.txt': 'robots', 'releases.json': record(`${number}.0.0`) },
  // Two files are the same, as style sheets of pages with one template are.
  releases: {
    [`shell/${number}.0.0`]: {
      'web/main.js': `script ${number}`,
      'web/a.css': 'styles',
      'web/b.css': 'styles',
    },
  },
});

const soon = { timeout: 30_000, interval: 20 };

function follow(from: string, siteDirectory: string, key?: string) {
  const log = { info: vi.fn(), warn: vi.fn() };
  const following = followSite({ from, key, siteDirectory, log, pollMs: 20 });
  onTestFinished(() => following.stop());
  return { ...following, log };
}

async function open() {
  const service = await startReleaseService(site(1));
  const siteDirectory = await temporaryFolder();
  const read = (path: string) => readFile(join(siteDirectory, path), 'utf8').catch(() => undefined);
  const sees = (text: string) =>
    vi.waitFor(async () => expect(await read('current/index.html')).toBe(text), soon);
  return { ...service, siteDirectory, read, sees };
}

test('an empty folder gets what is live, and each new snapshot', async () => {
  const { state, from, siteDirectory, read, sees } = await open();
  const following = follow(from, siteDirectory);
  await sees('page 1');
  expect(await read('releases/shell/1.0.0/web/main.js')).toBe('script 1');
  expect(following.log.warn).not.toHaveBeenCalled();
  state.site = site(2);
  await sees('page 2');
  expect(await read('releases/shell/2.0.0/web/main.js')).toBe('script 2');
  await vi.waitFor(() => expect(Date.now() - (following.upToDateAt() ?? 0)).toBeLessThan(5000), soon);
  // What is the same in both is not read again.
  expect(state.asked).not.toContain(`/site/snapshots/${snapshotOf(2)}/robots.txt`);
});

test.each([
  ['wrong bytes in a release', '/site/releases/shell/2.0.0/web/main.js', 'other script'],
  ['wrong bytes in a page', `/site/snapshots/${snapshotOf(2)}/index.html`, 'other page'],
  ['a missing file', '/site/releases/shell/2.0.0/release.json', 404],
  ['a service that fails', `/site/snapshots/${snapshotOf(2)}/index.html`, 500],
  ['a manifest that is none', '/site/current', '{}'],
  [
    'a path that leads out of the folder',
    '/site/current',
    JSON.stringify({ ...site(2), files: [{ path: '../x', sha384: '' }] }),
  ],
])('%s changes nothing of what is served, until it is mended', async (_, address, answer) => {
  const { state, from, siteDirectory, read, sees } = await open();
  const { log } = follow(from, siteDirectory);
  await sees('page 1');
  state.answer = (path, content) => (path === address ? answer : content);
  state.site = site(2);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), soon);
  expect(log.warn.mock.calls[0]?.[0]).toContain(`${from} can't be followed, ${snapshotOf(1)} stays live: `);
  expect(await read('current/index.html')).toBe('page 1');
  // Never a part of it, nor anything else.
  expect([undefined, 'script 2']).toContain(await read('releases/shell/2.0.0/web/main.js'));
  state.answer = (_path, content) => content;
  await sees('page 2');
});

test('pages are not served whose releases the service does not name', async () => {
  const { state, from, siteDirectory, read, sees } = await open();
  const { log } = follow(from, siteDirectory);
  await sees('page 1');
  state.site = { ...site(2), releases: site(1).releases };
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), soon);
  expect(log.warn.mock.calls[0]?.[0]).toContain('names no shell 2.0.0');
  expect(await read('current/index.html')).toBe('page 1');
});

test('one that ends half-way leaves what is served, and goes on from there', async () => {
  const { state, from, siteDirectory, read, sees } = await open();
  const first = follow(from, siteDirectory);
  await sees('page 1');
  state.answer = (path, content) => (path.endsWith(`${snapshotOf(2)}/index.html`) ? undefined : content);
  state.site = site(2);
  await vi.waitFor(() => expect(state.asked).toContain(`/site/snapshots/${snapshotOf(2)}/index.html`), soon);
  await first.stop();
  expect(await read('current/index.html')).toBe('page 1');
  state.answer = (_path, content) => content;
  state.asked.length = 0;
  follow(from, siteDirectory);
  await sees('page 2');
  expect(state.asked).not.toContain('/site/releases/shell/2.0.0/web/main.js');
});

test('while the service is away what is there is served, also after a restart', async () => {
  const { from, siteDirectory, close, read, sees } = await open();
  const first = follow(from, siteDirectory);
  await sees('page 1');
  await close();
  await vi.waitFor(() => expect(first.log.warn).toHaveBeenCalledOnce(), soon);
  await first.stop();
  const second = follow(from, siteDirectory);
  await vi.waitFor(() => expect(second.log.warn).toHaveBeenCalled(), soon);
  expect(second.upToDateAt()).toBeUndefined();
  expect(await read('current/index.html')).toBe('page 1');
});

test('a restart mends files that were damaged meanwhile', async () => {
  const { from, siteDirectory, read, sees } = await open();
  const first = follow(from, siteDirectory);
  await sees('page 1');
  await first.stop();
  await writeFile(join(siteDirectory, 'releases/shell/1.0.0/web/main.js'), '');
  await writeFile(join(siteDirectory, 'current/index.html'), '');
  follow(from, siteDirectory);
  await sees('page 1');
  expect(await read('releases/shell/1.0.0/web/main.js')).toBe('script 1');
});

test('what nobody needs any more is removed', async () => {
  const { state, from, siteDirectory, sees } = await open();
  const following = follow(from, siteDirectory);
  for (const number of [1, 2, 3, 4, 5]) {
    state.site = site(number);
    await sees(`page ${number}`);
  }
  await following.stop();
  expect(await readlink(join(siteDirectory, 'current'))).toBe(`snapshots/${snapshotOf(5)}`);
  expect((await readdir(join(siteDirectory, 'snapshots'))).sort()).toEqual([3, 4, 5].map(snapshotOf));
  expect(await readdir(join(siteDirectory, 'releases/shell'))).toEqual(['5.0.0']);
  expect((await readdir(siteDirectory)).sort()).toEqual(['current', 'releases', 'snapshots']);
});

test('both snapshots of a rollout come here, and visitors\u2019 numbers lead to them until it ends', async () => {
  const { state, from, siteDirectory, read, sees } = await open();
  follow(from, siteDirectory);
  await sees('page 1');
  const second = site(2);
  const rollout = { id: 'a-2026-01-01T00:00:00.000Z', app: 'shell', from: '1.0.0', to: '2.0.0' };
  state.site = {
    ...site(1),
    releases: { ...site(1).releases, ...second.releases },
    rollout: { ...rollout, snapshot: second.snapshot, share: 5, pages: second.pages },
  };
  const page = (number: string) => read(`rollout/${number}/index.html`);
  await vi.waitFor(async () => expect(await page('04')).toBe('page 2'), soon);
  expect(await page('05')).toBeUndefined();
  expect(await read('releases/shell/2.0.0/web/main.js')).toBe('script 2');
  expect(JSON.parse((await read('rollout/rollout.json')) ?? '')).toMatchObject({ id: rollout.id, share: 5 });
  state.site = {
    ...state.site,
    rollout: { ...rollout, snapshot: second.snapshot, share: 25, pages: second.pages },
  };
  await vi.waitFor(async () => expect(await page('24')).toBe('page 2'), soon);
  // A server may still be reading the one before.
  await vi.waitFor(async () => expect(await readdir(join(siteDirectory, 'rollouts'))).toHaveLength(2), soon);
  state.site = second;
  await sees('page 2');
  await vi.waitFor(async () => expect(await page('04')).toBeUndefined(), soon);
});

const withMap = (number: number) => ({
  ...site(number),
  releases: {
    [`shell/${number}.0.0`]: { 'web/main.js': `script ${number}`, 'maps/main.js.map': `map ${number}` },
  },
});

test('source maps come with a key, after what visitors get', async () => {
  const { state, from, siteDirectory, read } = await open();
  state.site = withMap(1);
  const { log } = follow(from, siteDirectory, state.key);
  const map = (number: number) => read(`releases/shell/${number}.0.0/maps/main.js.map`);
  await vi.waitFor(async () => expect(await map(1)).toBe('map 1'), soon);
  expect(await read('current/index.html')).toBe('page 1');
  state.site = withMap(2);
  await vi.waitFor(async () => expect(await map(2)).toBe('map 2'), soon);
  expect(log.warn).not.toHaveBeenCalled();
});

test.each([
  ['without a key', undefined, 'SITE_FROM_KEY is not set'],
  ['with a key that is revoked', 'site_4567cdef_other', 'this key is revoked'],
])(
  '%s releases are followed all the same, and that their source maps are missing is said',
  async (_, key, why) => {
    const { state, from, siteDirectory, read, sees } = await open();
    state.site = withMap(1);
    const { log } = follow(from, siteDirectory, key);
    await sees('page 1');
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalledOnce(), soon);
    expect(log.warn.mock.calls[0]?.[0]).toContain(why);
    state.site = withMap(2);
    await sees('page 2');
    expect(await read('releases/shell/2.0.0/web/main.js')).toBe('script 2');
    expect(await read('releases/shell/2.0.0/maps/main.js.map')).toBeUndefined();
  },
);

test('without a key it is said once', async () => {
  const { state, from, siteDirectory, sees } = await open();
  const { log } = follow(from, siteDirectory);
  for (const number of [1, 2, 3]) {
    state.site = withMap(number);
    await sees(`page ${number}`);
  }
  // The third one was looked at when the fourth is here.
  state.site = site(4);
  await sees('page 4');
  expect(log.warn).toHaveBeenCalledOnce();
});
