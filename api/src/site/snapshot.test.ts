import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composedSiteFile } from '@site/shared/node/composed-site';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test } from 'vitest';
import { createSnapshotReader } from './snapshot';

test('reads a snapshot once for concurrent requests, and again after a failure', async () => {
  const folder = await temporaryFolder();
  const read = createSnapshotReader();
  await expect(read(folder)).rejects.toThrow("The site can't be served");
  await writeFile(
    join(folder, composedSiteFile),
    JSON.stringify({ pages: [{ path: '/a', file: 'a/index.html' }], redirects: [], notFound: '404.html' }),
  );
  const [one, other] = await Promise.all([read(folder), read(folder)]);
  expect(one.pages.get('/a')).toBe('a/index.html');
  expect(other).toBe(one);
});
