import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { downloadFolder, removeFolder, uploadFolder } from './copy-folder';
import { folderStore } from './folder-store';

const top = await mkdtemp(join(tmpdir(), 'copy-folder-'));
const store = folderStore(join(top, 'store'));
const release = 'releases/shell/1.0.0-abc';
afterAll(() => rm(top, { recursive: true }));

test('sends what is missing, fetches what is missing, and removes all of it', async () => {
  const [here, there] = [join(top, 'here'), join(top, 'there')];
  await mkdir(join(here, release, 'web'), { recursive: true });
  await writeFile(join(here, release, 'release.json'), '{}');
  await writeFile(join(here, release, 'web', 'entry.js'), 'entry');
  // A try before was ended after one file.
  await store.write(`${release}/release.json`, Buffer.from('{}'));
  expect(await uploadFolder(here, store, release)).toBe(1);
  expect(await uploadFolder(here, store, release)).toBe(0);

  await mkdir(join(there, release), { recursive: true });
  await writeFile(join(there, release, 'release.json'), '');
  expect(await downloadFolder(store, release, there)).toBe(2);
  expect(await readFile(join(there, release, 'web/entry.js'), 'utf8')).toBe('entry');
  expect(await readFile(join(there, release, 'release.json'), 'utf8')).toBe('{}');

  await store.write('releases/shell/1.0.0-abcd/release.json', Buffer.from('{}'));
  await removeFolder(store, release);
  expect((await store.list('')).map(({ key }) => key)).toEqual(['releases/shell/1.0.0-abcd/release.json']);
});
