import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderStore } from './folder-store';
import { releasedFiles } from './released-files';

const top = await mkdtemp(join(tmpdir(), 'released-files-'));
const site = join(top, 'site');
const store = folderStore(join(top, 'store'));
const released = releasedFiles(site, store);
afterAll(() => rm(top, { recursive: true }));

async function storeRelease(version: string): Promise<{ app: string; version: string }> {
  const folder = join(site, 'releases/mf-careers', version);
  for (const file of ['web/entry.js', 'maps/entry.js.map', 'pages/career.json']) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), version);
  }
  return { app: 'mf-careers', version };
}

const keys = async () => (await store.list('')).map(({ key }) => key);

test('uploads the files for browsers, and removes releases that are stored no more', async () => {
  const releases = [await storeRelease('1.0.0-a'), await storeRelease('1.0.0-b')];
  await released.upload([{ app: 'mf-careers', version: '1.0.0-damaged' }, ...releases]);
  expect(await keys()).toEqual([
    'releases/mf-careers/1.0.0-a/web/entry.js',
    'releases/mf-careers/1.0.0-b/web/entry.js',
  ]);
  await rm(join(site, 'releases/mf-careers/1.0.0-a'), { recursive: true });
  await released.removeOld('mf-careers');
  expect(await keys()).toEqual(['releases/mf-careers/1.0.0-b/web/entry.js']);
});
