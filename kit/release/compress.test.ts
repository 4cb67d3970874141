import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { beforeEach, expect, test } from 'vitest';
import { compressBeside, writeCompressed } from './compress';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

const page = '<p>warp, weft, selvedge</p>'.repeat(2000);

test.each([
  ['empty', ''],
  ['short', 'warp'],
  ['long', page],
])('both compressed forms of a file that is %s decompress to it', async (_, text) => {
  const file = join(folder, 'index.html');
  await writeCompressed(file, Buffer.from(text));
  expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(text);
  expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(text);
});

test('formats with compression of their own are not compressed', async () => {
  const names = ['main.js', 'text.woff2', 'cover.png'];
  for (const name of names) await writeFile(join(folder, name), page);
  expect(Object.keys(await compressBeside(folder, names))).toEqual(['main.js.br', 'main.js.gz']);
  expect((await readdir(folder)).sort()).toEqual([
    'cover.png',
    'main.js',
    'main.js.br',
    'main.js.gz',
    'text.woff2',
  ]);
});
