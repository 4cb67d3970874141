import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import {
  openSource,
  releaseKey,
  releaseOf,
  replicate,
  site,
  snapshotKey,
  soon,
} from '../../testing/replicated-site';

test('an empty folder gets the deployed snapshot, and each new one', async () => {
  const { state, from, siteDirectory, read, sees } = await openSource();
  const replica = replicate(from, siteDirectory);
  await sees('page 1');
  expect(await read(releaseKey(1, 'web/main.js'))).toBe('script 1');
  expect(replica.log.warn).not.toHaveBeenCalled();
  state.site = site(2);
  await sees('page 2');
  expect(await read(releaseKey(2, 'web/main.js'))).toBe('script 2');
  await vi.waitFor(() => expect(Date.now() - (replica.upToDateAt() ?? 0)).toBeLessThan(5000), soon);
  // Files that both have in common are not read again.
  for (const key of [snapshotKey(2, 'robots.txt'), releaseKey(2, 'web/a.css')]) {
    expect(await read(key)).toBeDefined();
    expect(state.asked).not.toContain(key);
  }
});

const compressed = brotliCompressSync('script 1');

test('compressed files are copied unchanged, although a bucket sends their encoding', async () => {
  const { from, siteDirectory, read, sees } = await openSource(
    site(1, releaseOf(1, { 'web/main.js.br': compressed.toString('latin1') })),
  );
  replicate(from, siteDirectory);
  await sees('page 1');
  const [version = ''] = await readdir(join(siteDirectory, 'releases/shell'));
  expect(await readFile(join(siteDirectory, 'releases/shell', version, 'web/main.js.br'))).toEqual(
    compressed,
  );
  expect(await read(`releases/shell/${version}/web/main.js`)).toBe('script 1');
});

test.each([
  ['wrong bytes in a release', releaseKey(2, 'web/main.js'), 'other script'],
  ['wrong bytes in a page', snapshotKey(2, 'index.html'), 'other page'],
  ['a list of another snapshot', snapshotKey(2, 'snapshot.json'), '{"composer":"","files":[]}'],
  ['another release', releaseKey(2, 'release.json'), releaseOf(3).files['release.json'] ?? ''],
  ['a missing file', releaseKey(2, 'web/main.js'), 404],
  ['a source that fails', snapshotKey(2, 'index.html'), 500],
  ['an invalid pointer', 'current.json', '{}'],
  ['a name outside of the folder', 'current.json', '{"n":2,"entry":"","snapshot":"../x"}'],
])('%s does not change the served snapshot, until it is repaired', async (_, key, answer) => {
  const { state, from, siteDirectory, read, sees } = await openSource();
  const { log } = replicate(from, siteDirectory);
  await sees('page 1');
  state.answer = (asked, content) => (asked === key ? answer : content);
  state.site = site(2);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), soon);
  expect(log.warn.mock.calls[0]?.[0]).toContain(
    `${from} can't be copied, ${site(1).snapshot.name} stays deployed: `,
  );
  expect(await read('current/index.html')).toBe('page 1');
  // The file is missing or correct, never partial.
  expect([undefined, 'script 2']).toContain(await read(releaseKey(2, 'web/main.js')));
  state.answer = (_key, content) => content;
  await sees('page 2');
});

test.each([
  [500, 'it answers with status 500'],
  [404, 'at a release service it ends with /site'],
])('before the first copy, the log says that nothing is deployed: status %d', async (status, why) => {
  const { state, from, siteDirectory } = await openSource();
  state.answer = () => status;
  const { log } = replicate(from, siteDirectory);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), soon);
  const message = log.warn.mock.calls[0]?.[0];
  expect(message).toContain(`${from} can't be copied, nothing is deployed: `);
  expect(message).toContain(why);
});

test('a replica never returns to an earlier deployment, even after a restart', async () => {
  const { state, from, siteDirectory, read, sees } = await openSource(site(2));
  const first = replicate(from, siteDirectory);
  await sees('page 2');
  await vi.waitFor(() => expect(first.upToDateAt()).toBeDefined(), soon);
  state.site = site(1);
  await vi.waitFor(() => expect(first.log.warn).toHaveBeenCalled(), soon);
  expect(first.log.warn.mock.calls[0]?.[0]).toContain('it names deployment 1, but 2 was copied');
  await first.stop();
  const second = replicate(from, siteDirectory);
  await vi.waitFor(() => expect(second.log.warn).toHaveBeenCalled(), soon);
  expect(await read('current/index.html')).toBe('page 2');
  // The remedy in the message, for another site.
  await rm(join(siteDirectory, 'current.json'));
  await sees('page 1');
});

test('an interrupted copy does not change the served snapshot, and is resumed', async () => {
  const { state, from, siteDirectory, read, sees } = await openSource();
  const first = replicate(from, siteDirectory);
  await sees('page 1');
  const last = releaseKey(2, 'web/main.js');
  state.answer = (key, content) => (key === last ? undefined : content);
  state.site = site(2);
  await vi.waitFor(() => expect(state.asked).toContain(last), soon);
  await first.stop();
  expect(await read('current/index.html')).toBe('page 1');
  state.answer = (_key, content) => content;
  state.asked.length = 0;
  replicate(from, siteDirectory);
  await sees('page 2');
  expect(state.asked).not.toContain(snapshotKey(2, 'index.html'));
});

test('while the source is unavailable the last snapshot is served, even after a restart', async () => {
  const { from, siteDirectory, close, read, sees } = await openSource();
  const first = replicate(from, siteDirectory);
  await sees('page 1');
  await close();
  await vi.waitFor(() => expect(first.log.warn).toHaveBeenCalledOnce(), soon);
  await first.stop();
  const second = replicate(from, siteDirectory);
  await vi.waitFor(() => expect(second.log.warn).toHaveBeenCalled(), soon);
  expect(second.upToDateAt()).toBeUndefined();
  expect(await read('current/index.html')).toBe('page 1');
});

test('a restart repairs damaged files', async () => {
  const { from, siteDirectory, read, sees } = await openSource();
  const first = replicate(from, siteDirectory);
  await sees('page 1');
  await first.stop();
  await writeFile(join(siteDirectory, releaseKey(1, 'web/main.js')), '');
  await writeFile(join(siteDirectory, 'current/index.html'), '');
  replicate(from, siteDirectory);
  await sees('page 1');
  await vi.waitFor(async () => expect(await read(releaseKey(1, 'web/main.js'))).toBe('script 1'), soon);
});

test('a record that the disk no longer reads does not hold up the next deployment', async () => {
  const { state, from, siteDirectory, sees } = await openSource();
  const { upToDateAt } = replicate(from, siteDirectory);
  await vi.waitFor(() => expect(upToDateAt()).toBeDefined(), soon);
  const record = join(siteDirectory, snapshotKey(1, 'releases.json'));
  await rm(record);
  // Fails with EISDIR, as a damaged disk does with EIO.
  await mkdir(record);
  state.site = site(2);
  await sees('page 2');
});

test('releases for open tabs are copied after the switch, and missing ones block nothing', async () => {
  const { state, from, siteDirectory, read, sees } = await openSource();
  const replica = replicate(from, siteDirectory);
  await sees('page 1');
  state.site = { ...site(2), recent: [releaseOf(1), releaseOf(7), releaseOf(8)] };
  state.answer = (key, content) => (key.includes(releaseOf(8).version) ? 404 : content);
  await sees('page 2');
  await vi.waitFor(async () => expect(await read(releaseKey(7, 'web/main.js'))).toBe('script 7'), soon);
  expect(await read(releaseKey(1, 'web/main.js'))).toBe('script 1');
  expect(replica.log.warn).not.toHaveBeenCalled();
});

test('a damaged release for open tabs is reported, and stops neither the site nor the removal of old files', async () => {
  const { state, from, siteDirectory, sees } = await openSource();
  const damaged = releaseOf(7);
  state.answer = (key, content) => (key.includes(damaged.version) && key.endsWith('main.js') ? '' : content);
  const replica = replicate(from, siteDirectory);
  for (const number of [1, 2, 3, 4]) {
    state.site = { ...site(number), recent: [damaged] };
    await sees(`page ${number}`);
  }
  await vi.waitFor(async () => expect(await readdir(join(siteDirectory, 'snapshots'))).toHaveLength(3), soon);
  await vi.waitFor(() => expect(replica.upToDateAt()).toBeDefined(), soon);
  expect(replica.log.warn.mock.calls.flat()).toEqual([
    expect.stringMatching(
      /^older releases, which open tabs may need, are not copied: .*main\.js is not the file/,
    ),
  ]);
});

test('a source without ETags is copied once', async () => {
  const { state, from, siteDirectory, sees } = await openSource();
  state.hasTags = false;
  replicate(from, siteDirectory);
  await sees('page 1');
  const asked = () => state.asked.filter((key) => key === 'current.json').length;
  const before = asked();
  await vi.waitFor(() => expect(asked()).toBeGreaterThan(before + 3), soon);
  expect(state.asked.filter((key) => key.endsWith('snapshot.json'))).toHaveLength(1);
});

test('both snapshots of a rollout are copied, and served by bucket until it ends', async () => {
  const { state, from, siteDirectory, read, sees } = await openSource();
  replicate(from, siteDirectory);
  await sees('page 1');
  const { snapshot } = site(2);
  const rollout = { id: 'a-2026-01-01T00:00:00.000Z', app: 'shell', from: '1.0.0', to: '2.0.0', snapshot };
  state.site = { ...site(1), n: 2, rollout: { ...rollout, share: 5 } };
  const page = (number: string) => read(`rollout/${number}/index.html`);
  await vi.waitFor(async () => expect(await page('04')).toBe('page 2'), soon);
  expect(await page('05')).toBeUndefined();
  expect(await read(releaseKey(2, 'web/main.js'))).toBe('script 2');
  expect(JSON.parse((await read('rollout/rollout.json')) ?? '')).toMatchObject({ id: rollout.id, share: 5 });
  state.site = { ...site(1), n: 3, rollout: { ...rollout, share: 25 } };
  await vi.waitFor(async () => expect(await page('24')).toBe('page 2'), soon);
  // A server may still read the previous one.
  await vi.waitFor(async () => expect(await readdir(join(siteDirectory, 'rollouts'))).toHaveLength(2), soon);
  state.site = { ...site(2), n: 4 };
  await sees('page 2');
  await vi.waitFor(async () => expect(await page('04')).toBeUndefined(), soon);
});

test('a lost folder is filled again', async () => {
  const { from, siteDirectory, sees } = await openSource();
  const first = replicate(from, siteDirectory);
  await sees('page 1');
  await first.stop();
  await rm(siteDirectory, { recursive: true });
  replicate(from, siteDirectory);
  await sees('page 1');
});
