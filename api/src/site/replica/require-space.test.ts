import { expect, test, vi } from 'vitest';
import { openSource, releaseOf, replicate, site, soon } from '../../testing/replicated-site';

const disk = { free: 70e9, size: 100e9 };
vi.mock('@site/shared/node/disk-space', () => ({ diskSpace: async () => disk }));

test('a copy stops before it fills the disk, and is resumed once there is space', async () => {
  const { state, from, siteDirectory, read, sees } = await openSource();
  const { log } = replicate(from, siteDirectory);
  await sees('page 1');
  const page = `snapshots/${site(2).snapshot.name}/index.html`;
  state.answer = (key, content) => {
    // There is no space for a further file.
    if (key === page) disk.free = 2 ** 20;
    return content;
  };
  state.site = site(2);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), soon);
  expect(log.warn.mock.calls[0]?.[0]).toContain(`${siteDirectory} has 1 MiB free: free 64 MiB`);
  expect(state.asked.filter((key) => key.includes(releaseOf(2).version))).toEqual([]);
  expect(await read('current/index.html')).toBe('page 1');
  state.answer = (_key, content) => content;
  disk.free = 70e9;
  await sees('page 2');
});
