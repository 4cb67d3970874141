import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'vitest';
import { contentIntegrity } from '../content-integrity';
import { temporaryFolder } from '../testing/temporary-folder';
import { fetchFiles } from './fetch-files';

test('a file whose placing does not end leaves nothing in the folder, nor in that of staging files', async ({
  expect,
}) => {
  const site = await temporaryFolder();
  const folder = join(site, 'snapshot');
  // No file can be renamed to the name of a folder.
  await mkdir(join(folder, 'web/entry.js'), { recursive: true });
  const content = Buffer.from('entry');
  const stagingFolder = join(site, 'fetching');
  const fetching = fetchFiles(folder, [{ path: 'web/entry.js', sha384: contentIntegrity(content) }], {
    read: async () => content,
    stagingFolder,
  });
  await expect(fetching).rejects.toThrow();
  expect(await readdir(join(folder, 'web'))).toEqual(['entry.js']);
  // Each retry would leave more.
  expect(await readdir(stagingFolder)).toEqual([]);
});
