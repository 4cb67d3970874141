import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test } from 'vitest';
import { folderStore } from './folder-store';

test('a write that fails leaves no file', async () => {
  const folder = await temporaryFolder();
  // No file can be renamed to the name of a folder.
  await mkdir(join(folder, 'current.json/below'), { recursive: true });
  await expect(folderStore(folder).write('current.json', Buffer.from('{}'))).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['current.json']);
});
