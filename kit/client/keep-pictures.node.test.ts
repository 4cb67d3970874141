import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test, vi } from 'vitest';
import { keepPictures } from './keep-pictures';

test('a picture is named from where npm was called, which runs a workspace in its own folder', async () => {
  const called = await temporaryFolder();
  vi.stubEnv('INIT_CWD', called);
  const picture = { path: '/press', width: 390, png: '' };
  expect(await keepPictures([picture], join(called, 'refused'))).toEqual([
    expect.stringMatching(/^Picture of \/press at 390 px: refused\/\d{8}T\d{6}Z-1\.png$/),
  ]);
});

test('pictures of failing pages become numbered files, and the oldest are removed', async () => {
  vi.stubEnv('INIT_CWD', undefined);
  const above = await temporaryFolder();
  const folder = join(above, 'refused');
  await mkdir(folder);
  for (let old = 0; old < 40; old += 1) await writeFile(join(folder, `20250101T0000${old}Z-1.png`), '');
  const png = Buffer.from('a picture').toString('base64');
  const lines = await keepPictures(
    [
      { path: '/press', width: 390, png },
      { path: '/../../escape', width: 1440, png },
    ],
    folder,
  );
  expect(lines).toEqual([
    expect.stringMatching(/^Picture of \/press at 390 px: .*\/refused\/\d{8}T\d{6}Z-1\.png$/),
    expect.stringMatching(/^Picture of \/\.\.\/\.\.\/escape at 1440 px: .*\/refused\/\d{8}T\d{6}Z-2\.png$/),
  ]);
  for (const line of lines)
    expect(await readFile(resolve(line.replace(/^.* px: /, '')), 'utf8')).toBe('a picture');
  expect(await readdir(folder)).toHaveLength(40);
  expect(await readdir(above)).toEqual(['refused']);
});
