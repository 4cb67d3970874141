import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen } from '@site/shared/node/testing/listen';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSource, releaseOf, replicate, site, soon } from '../../testing/replicated-site';
import { fetchMaps } from './fetch-maps';
import { mapsOfService, type ReadMaps } from './read-maps';
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
  const readMaps = vi.fn<ReadMaps>(() => new Promise<never>(() => {}));
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
  const areEnded = () => readMaps.mock.calls.map(([, , signal]) => signal.aborted);
  expect(areEnded()).toEqual([true, false]);
  await replica.stop();
  expect(areEnded()).toEqual([true, true]);
});

test('a request for source maps ends with its signal', async () => {
  const server = createServer();
  const origin = await listen(server);
  onTestFinished(() => void server.close());
  const ending = new AbortController();
  const reading = mapsOfService(origin, 'site_0123abcd_secret')(releaseOf(1), [], ending.signal);
  await once(server, 'request');
  ending.abort(new Error('a deployment'));
  await expect(reading).rejects.toThrow();
});

test('the source maps of many releases are copied without the warning of a leak', async () => {
  const siteDirectory = await temporaryFolder();
  for (let number = 1; number <= 12; number += 1) {
    const { version, files } = releaseOf(number, { 'maps/main.js.map': 'map' });
    const folder = join(siteDirectory, 'releases/shell', version);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'release.json'), files['release.json'] ?? '');
  }
  const warn = vi.spyOn(process, 'emitWarning');
  const readMaps = vi.fn(async () => new Map([['maps/main.js.map', Buffer.from('map')]]));
  await fetchMaps(siteDirectory, { readMaps, signal: new AbortController().signal, checked: new Set() });
  expect(readMaps).toHaveBeenCalledTimes(12);
  expect(warn).not.toHaveBeenCalled();
});
