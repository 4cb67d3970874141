import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { awaitsCompression, compressBeside, compressFurther, writeBrotliFast } from './compress';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Words in an order that is neither random nor a pattern, as in a page. */
const words = ['loom', 'warp', 'weft', 'selvedge', 'shuttle', 'heddle', 'thread', 'cloth'];
const page = Array.from({ length: 200 }, (_, line) =>
  createHash('sha256')
    .update(`${line % 90}`)
    .digest(),
)
  .flatMap((bytes) => [...bytes].map((byte) => words[byte % words.length]))
  .join(' ');

async function read(file: string) {
  const [br, gz] = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)]);
  return [brotliDecompressSync(br), gunzipSync(gz)].map(String);
}

test('a page is first compressed fast and then further, and stays the same page', async () => {
  const file = join(folder, 'index.html');
  await writeFile(file, page);
  writeBrotliFast(file, Buffer.from(page));
  expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(page);
  expect(awaitsCompression(file)).toBe(true);
  const { size } = await stat(`${file}.br`);

  await compressFurther(folder);
  expect(awaitsCompression(file)).toBe(false);
  expect(await read(file)).toEqual([page, page]);
  expect((await stat(`${file}.br`)).size).toBeLessThan(size);
  expect((await readdir(folder)).sort()).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
});

test('what is compressed already is left as it is', async () => {
  for (const name of ['main.js', 'text.woff2', 'cover.png']) await writeFile(join(folder, name), page);
  await compressBeside(folder);
  expect((await readdir(folder)).sort()).toEqual([
    'cover.png',
    'main.js',
    'main.js.br',
    'main.js.gz',
    'text.woff2',
  ]);
});
