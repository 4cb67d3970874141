import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { fetchingFolder, fillFolder } from './fill-folder';

const path = 'snapshots/one';

/** Writes a file as another process does, which completes the folder meanwhile. */
async function completeElsewhere(site: string, place: string): Promise<void> {
  await mkdir(place, { recursive: true });
  await writeFile(join(place, 'index.html'), 'whole');
  await mkdir(join(site, 'snapshots'), { recursive: true });
  await rename(place, join(site, path));
}

test.each<[string, (place: string) => Promise<void>]>([
  ['fails, as its folder is gone', (place) => writeFile(join(place, 'career.html'), 'career')],
  [
    'begins the folder again',
    async (place) => {
      await mkdir(place, { recursive: true });
      await writeFile(join(place, 'career.html'), 'career');
    },
  ],
])('of two processes that fetch one folder, the later one %s, and leaves the whole one', async (_, write) => {
  const site = await temporaryFolder();
  await fillFolder(site, path, async (place) => {
    await completeElsewhere(site, place);
    await write(place);
  });
  expect(await readdir(join(site, path))).toEqual(['index.html']);
  expect(await readFile(join(site, path, 'index.html'), 'utf8')).toBe('whole');
  // Each time, another remainder would stay.
  expect(await readdir(dirname(join(fetchingFolder(site), path)))).toEqual([]);
});

test('an error without a whole folder is thrown', async () => {
  const site = await temporaryFolder();
  const filling = fillFolder(site, path, () => Promise.reject(new Error('index.html is missing.')));
  await expect(filling).rejects.toThrow('index.html is missing.');
});
