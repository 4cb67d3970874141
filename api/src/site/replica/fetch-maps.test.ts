import { expect, test, vi } from 'vitest';
import { openSource, releaseOf, replicate, site, soon } from '../../testing/replicated-site';
import { runReplica } from './run-replica';

const withMap = (number: number) => site(number, releaseOf(number, { 'maps/main.js.map': `map ${number}` }));
const mapKey = (number: number) =>
  `releases/shell/${withMap(number).snapshot.releases[0]?.version}/maps/main.js.map`;

test('source maps are copied with a key, after the files for visitors', async () => {
  const { state, from, siteDirectory, read, sees } = await openSource(withMap(1));
  const { log } = replicate(from, siteDirectory, state.key);
  await sees('page 1');
  await vi.waitFor(async () => expect(await read(mapKey(1))).toBe('map 1'), soon);
  state.site = withMap(2);
  await vi.waitFor(async () => expect(await read(mapKey(2))).toBe('map 2'), soon);
  expect(log.warn).not.toHaveBeenCalled();
});

test.each([
  ['without a key', undefined, 'neither SITE_MAPS_FROM nor SITE_FROM_KEY is set'],
  ['with a key that is revoked', 'site_4567cdef_other', 'this key is revoked'],
])('%s releases are copied, and the log names once why source maps are missing', async (_, key, why) => {
  const { state, from, siteDirectory, read, sees } = await openSource(withMap(1));
  const { log } = replicate(from, siteDirectory, key);
  await sees('page 1');
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledOnce(), soon);
  expect(log.warn.mock.calls[0]?.[0]).toContain(why);
  state.site = { ...withMap(2) };
  await sees('page 2');
  expect(await read(mapKey(2))).toBeUndefined();
  state.site = withMap(3);
  await sees('page 3');
  // The second one was tried by now, or ended by the third.
  if (key === undefined) expect(log.warn).toHaveBeenCalledOnce();
});

test('neither the next deployment nor a stop waits for source maps that are not sent', async () => {
  const { state, from, siteDirectory, sees } = await openSource(withMap(1));
  const readMaps = vi.fn(() => new Promise<never>(() => {}));
  const replica = runReplica({
    from,
    readMaps,
    siteDirectory,
    log: { info: vi.fn(), warn: vi.fn() },
    pollMs: 20,
  });
  await vi.waitFor(() => expect(readMaps).toHaveBeenCalledOnce(), soon);
  state.site = withMap(2);
  await sees('page 2');
  await vi.waitFor(() => expect(readMaps).toHaveBeenCalledTimes(2), soon);
  await replica.stop();
});
