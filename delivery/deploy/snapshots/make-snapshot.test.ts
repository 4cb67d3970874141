import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { snapshotListFile } from '@site/shared/node/snapshot-files';
import { afterAll, expect, test, vi } from 'vitest';

const folder = await mkdtemp(join(tmpdir(), 'make-snapshot-'));
// The folder of the site is read when the modules are loaded.
vi.stubEnv('SITE_DIR', folder);
const { makeSnapshot } = await import('./make-snapshot');
const { readSnapshotList } = await import('./snapshots');

afterAll(() => rm(folder, { recursive: true }));

const page = 'career/index.html';

async function makeSample(): Promise<string> {
  const { name } = await makeSnapshot('composer', async (place) => {
    await mkdir(join(place, 'career'));
    await writeFile(join(place, page), '<!doctype html>');
  });
  return join(folder, 'snapshots', name);
}

test.each([
  ['its list', [snapshotListFile]],
  ['a page', ['career']],
  ['everything', ['career', snapshotListFile]],
])('a snapshot that lacks %s is completed when it is made again', async (_, lost) => {
  const snapshot = await makeSample();
  for (const name of lost) await rm(join(snapshot, name), { recursive: true });
  expect(await makeSample()).toBe(snapshot);
  expect((await readSnapshotList(snapshot)).files.map(({ path }) => path)).toEqual([page]);
  expect(await readFile(join(snapshot, page), 'utf8')).toBe('<!doctype html>');
});

test('a snapshot that is made again has a new date', async () => {
  const list = join(await makeSample(), snapshotListFile);
  await utimes(list, 0, 0);
  await makeSample();
  expect(Date.now() - (await stat(list)).mtimeMs).toBeLessThan(60_000);
});
