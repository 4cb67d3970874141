import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { placeFile } from './fetch-files';

test('a file that can’t be written leaves nothing, as each retry would leave more', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fetch-files-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'page/taken'), { recursive: true });
  await expect(
    placeFile(join(folder, 'page'), Buffer.from('text'), join(folder, 'fetching')),
  ).rejects.toThrow();
  expect(await readdir(join(folder, 'fetching'))).toEqual([]);
});
