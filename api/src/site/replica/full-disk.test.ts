import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { openSource, releaseOf, replicate, site, soon } from '../../testing/replicated-site';
import { readCopied } from './copy-site';

const free = vi.fn<(folder: string) => number>();
vi.mock('@site/shared/node/disk-space', () => ({
  diskSpace: async (folder: string) => ({ free: free(folder), size: 100e9 }),
}));
beforeEach(() => {
  free.mockReturnValue(70e9);
});

test('a copy stops before it fills the disk, and is resumed once there is space', async () => {
  const { state, from, siteDirectory, read, sees } = await openSource();
  const { log } = replicate(from, siteDirectory);
  await sees('page 1');
  const page = `snapshots/${site(2).snapshot.name}/index.html`;
  state.answer = (key, content) => {
    // There is no space for a further file.
    if (key === page) free.mockReturnValue(2 ** 20);
    return content;
  };
  state.site = site(2);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), soon);
  expect(log.warn.mock.calls[0]?.[0]).toContain(`${siteDirectory} has 1 MiB free: free 64 MiB`);
  expect(state.asked.filter((key) => key.includes(releaseOf(2).version))).toEqual([]);
  expect(await read('current/index.html')).toBe('page 1');
  state.answer = (_key, content) => content;
  free.mockReturnValue(70e9);
  await sees('page 2');
});

test('the part of a deployment that fills the disk is removed for the next deployment', async () => {
  const { state, from, siteDirectory, sees } = await openSource();
  const { log } = replicate(from, siteDirectory);
  await sees('page 1');
  const hasPart = () => existsSync(join(siteDirectory, 'fetching'));
  state.answer = (_key, content) => {
    free.mockImplementation(() => (hasPart() ? 2 ** 20 : 70e9));
    return content;
  };
  state.site = site(2);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), soon);
  const asked = state.asked.length;
  await vi.waitFor(() => expect(state.asked.length).toBeGreaterThan(asked + 3), soon);
  // Its next tries don't fetch it in vain.
  expect(new Set(state.asked.slice(asked))).toEqual(new Set(['current.json']));
  expect(hasPart()).toBe(true);
  state.site = { ...site(1), n: 3 };
  await vi.waitFor(async () => expect(await readCopied(siteDirectory)).toMatchObject({ n: 3 }), soon);
});
