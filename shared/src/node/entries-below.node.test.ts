import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entriesBelow } from './entries-below';
import { temporaryFolder } from './testing/temporary-folder';

test('finds the files and folders of every depth, and follows no link', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'a/empty'), { recursive: true });
  await writeFile(join(folder, 'a/text'), '');
  await symlink('a', join(folder, 'link'));
  const entries = await entriesBelow(folder);
  expect(entries.sort((one, other) => one.path.localeCompare(other.path))).toEqual([
    { path: 'a', type: 'folder' },
    { path: 'a/empty', type: 'folder' },
    { path: 'a/text', type: 'file' },
    { path: 'link', type: 'other' },
  ]);
});

test('refuses a folder that is missing', async () => {
  await expect(entriesBelow(join(await temporaryFolder(), 'missing'))).rejects.toThrow('ENOENT');
});
