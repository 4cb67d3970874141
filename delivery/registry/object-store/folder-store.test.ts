import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderStore } from './folder-store';

test('a write that fails leaves no file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'folder-store-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  // No file can be renamed to the name of a folder.
  await mkdir(join(folder, 'current.json/below'), { recursive: true });
  await expect(folderStore(folder).write('current.json', Buffer.from('{}'))).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['current.json']);
});
