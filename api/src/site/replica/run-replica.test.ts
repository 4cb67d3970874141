import { readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { openSource, releaseOf, replicate, site, soon } from '../../testing/replicated-site';

const snapshotKey = (number: number, path: string) => `snapshots/${site(number).snapshot.name}/${path}`;
const releaseKey = (number: number, path: string) => `releases/shell/${releaseOf(number).version}/${path}`;

test('an empty folder gets what is deployed, and each new snapshot', async () => {
  const { state, from, siteDirectory, read, sees } = await openSource();
  const replica = replicate(from, siteDirectory);
  await sees('page 1');
  expect(await read(releaseKey(1, 'web/main.js'))).toBe('script 1');
  expect(replica.log.warn).not.toHaveBeenCalled();
  state.site = site(2);
  await sees('page 2');
  expect(await read(releaseKey(2, 'web/main.js'))).toBe('script 2');
  await vi.waitFor(() => expect(Date.now() - (replica.upToDateAt() ?? 0)).toBeLessThan(5000), soon);
  // What is the same in both is not read again.
  expect(state.asked).not.toContain(snapshotKey(2, 'robots.txt'));
});

const compressed = brotliCompressSync('script 1');

test('compressed forms are copied as they are, though a bucket names their encoding', async () => {
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
  ['a pointer that is none', 'current.json', '{}'],
  ['a name that leads out of the folder', 'current.json', '{"n":2,"entry":"","snapshot":"../x"}'],
])('%s changes nothing of what is served, until it is repaired', async (_, key, answer) => {
  const { state, from, siteDirectory, read, sees } = await openSource();
  const { log } = replicate(from, siteDirectory);
  await sees('page 1');
  state.answer = (asked, content) => (asked === key ? answer : content);
  state.site = site(2);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), soon);
  expect(log.warn.mock.calls[0]?.[0]).toContain(
    `${from} can't be copied, ${site(1).snapshot.name} stays live: `,
  );
  expect(await read('current/index.html')).toBe('page 1');
  // Never a part of it, nor anything else.
  expect([undefined, 'script 2']).toContain(await read(releaseKey(2, 'web/main.js')));
  state.answer = (_key, content) => content;
  await sees('page 2');
});

test('what is served never goes back to an earlier deployment, also after a restart', async () => {
  const { state, from, siteDirectory, read, sees } = await openSource(site(2));
  const first = replicate(from, siteDirectory);
  await sees('page 2');
  await vi.waitFor(() => expect(first.upToDateAt()).toBeDefined(), soon);
  state.site = site(1);
  await vi.waitFor(() => expect(first.log.warn).toHaveBeenCalled(), soon);
  expect(first.log.warn.mock.calls[0]?.[0]).toContain('it names deployment 1, and 2 is here');
  await first.stop();
  const second = replicate(from, siteDirectory);
  await vi.waitFor(() => expect(second.log.warn).toHaveBeenCalled(), soon);
  expect(await read('current/index.html')).toBe('page 2');
  state.site = { ...site(1), n: 3 };
  await sees('page 1');
});

test('one that ends half-way leaves what is served, and goes on from there', async () => {
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

test('while the source is away what is there is served, also after a restart', async () => {
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

test('a restart repairs files that were damaged meanwhile', async () => {
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

test('snapshots that are not needed any more are removed, with the releases that they alone name', async () => {
  const { state, from, siteDirectory, sees } = await openSource();
  const replica = replicate(from, siteDirectory);
  for (const number of [1, 2, 3, 4, 5]) {
    state.site = site(number);
    await sees(`page ${number}`);
  }
  await replica.stop();
  const kept = [3, 4, 5];
  expect(await readlink(join(siteDirectory, 'current'))).toBe(`snapshots/${site(5).snapshot.name}`);
  expect((await readdir(join(siteDirectory, 'snapshots'))).sort()).toEqual(
    kept.map((number) => site(number).snapshot.name).sort(),
  );
  expect((await readdir(join(siteDirectory, 'releases/shell'))).sort()).toEqual(
    kept.map((number) => releaseOf(number).version).sort(),
  );
  expect((await readdir(siteDirectory)).sort()).toEqual(['current', 'current.json', 'releases', 'snapshots']);
});

test('a release that was removed is fetched again when it is deployed again', async () => {
  const { state, from, siteDirectory, read, sees } = await openSource();
  replicate(from, siteDirectory);
  await sees('page 1');
  for (const number of [2, 3, 4, 5]) {
    state.site = site(number);
    await sees(`page ${number}`);
  }
  await vi.waitFor(async () => expect(await read(releaseKey(1, 'web/main.js'))).toBeUndefined(), soon);
  state.site = { ...site(1), n: 6 };
  await sees('page 1');
  expect(await read(releaseKey(1, 'web/main.js'))).toBe('script 1');
});

test('what open tabs may load is copied after the switch, and its absence holds up nothing', async () => {
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

test('both snapshots of a rollout are copied, and visitors\u2019 numbers lead to them until it ends', async () => {
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
  // A server may still be reading the one before.
  await vi.waitFor(async () => expect(await readdir(join(siteDirectory, 'rollouts'))).toHaveLength(2), soon);
  state.site = { ...site(2), n: 4 };
  await sees('page 2');
  await vi.waitFor(async () => expect(await page('04')).toBeUndefined(), soon);
});

test('a folder that is lost is filled again', async () => {
  const { from, siteDirectory, sees } = await openSource();
  const first = replicate(from, siteDirectory);
  await sees('page 1');
  await first.stop();
  await rm(siteDirectory, { recursive: true });
  replicate(from, siteDirectory);
  await sees('page 1');
});
