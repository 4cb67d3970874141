import { readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
import { readCopied } from './copy-site';

test('an earlier snapshot that was damaged, or is a link to nowhere, does not hold up a replica', async () => {
  const { state, from, siteDirectory, sees } = await openSource();
  const { log, upToDateAt } = replicate(from, siteDirectory);
  await vi.waitFor(() => expect(upToDateAt()).toBeDefined(), soon);
  await writeFile(join(siteDirectory, snapshotKey(1, 'releases.json')), '{');
  await symlink('nowhere', join(siteDirectory, 'snapshots/link'));
  state.site = site(2);
  await sees('page 2');
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledTimes(2), soon);
  expect(log.warn).not.toHaveBeenCalled();
});

test('old snapshots are removed, with the releases that only they name', async () => {
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

test('a release that another process has removed is fetched again when it is deployed again', async () => {
  const { state, from, siteDirectory, read, sees } = await openSource();
  replicate(from, siteDirectory);
  await sees('page 1');
  state.site = site(2);
  await sees('page 2');
  await rm(join(siteDirectory, 'releases/shell', releaseOf(1).version), { recursive: true });
  state.site = { ...site(1), n: 3 };
  await sees('page 1');
  expect(await read(releaseKey(1, 'web/main.js'))).toBe('script 1');
});

test('after a rollback the snapshot that was served last is kept, not the one that was copied last', async () => {
  const { state, from, siteDirectory, sees } = await openSource();
  const replica = replicate(from, siteDirectory);
  for (const [n, number] of [1, 2, 3, 1, 5].entries()) {
    state.site = { ...site(number), n: n + 1 };
    await sees(`page ${number}`);
  }
  await replica.stop();
  expect((await readdir(join(siteDirectory, 'snapshots'))).sort()).toEqual(
    [1, 3, 5].map((number) => site(number).snapshot.name).sort(),
  );
});

test('the snapshots that were served until a switch stay, as requests for them may be under way', async () => {
  const { state, from, siteDirectory, sees } = await openSource();
  const replica = replicate(from, siteDirectory);
  await sees('page 1');
  const copied = (n: number) =>
    vi.waitFor(async () => expect(await readCopied(siteDirectory)).toMatchObject({ n }), soon);
  const canary = (number: number) => ({
    ...{ id: 'a-2026-01-01T00:00:00.000Z', app: 'shell', from: '1.0.0', to: '2.0.0', share: 5 },
    snapshot: site(number).snapshot,
  });
  for (const [stable, number] of [
    [1, 2],
    [3, 4],
    [5, 6],
  ] as const) {
    state.site = { ...site(stable), n: stable + 1, rollout: canary(number) };
    await copied(stable + 1);
  }
  await replica.stop();
  expect((await readdir(join(siteDirectory, 'snapshots'))).sort()).toEqual(
    [3, 4, 5, 6].map((number) => site(number).snapshot.name).sort(),
  );
});
