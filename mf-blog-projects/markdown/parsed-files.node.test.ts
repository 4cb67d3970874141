import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ParsedFiles } from './parsed-files';

const parse = vi.fn(() => ({ title: 'Barcodes' }));
let folder: string;
let storage: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parsed-'));
  storage = join(folder, 'cache/articles.json');
  const files = new ParsedFiles<object>(storage);
  files.get('a.md', 'text', parse);
  files.get('b.md', 'text', parse);
  files.get('photo.md', '![](photo.png)', parse);
  files.store(['a.md', 'photo.md']);
  parse.mockClear();
});
afterEach(() => rm(folder, { recursive: true }));

it('does not parse a file again whose text is that of the build before', () => {
  const files = new ParsedFiles<object>(storage);
  expect(files.get('a.md', 'text', parse)).toEqual({ title: 'Barcodes' });
  expect(parse).not.toHaveBeenCalled();
});

it.each([
  ['changed', 'a.md', 'other text'],
  ['is new', 'c.md', 'text'],
  ['was removed meanwhile', 'b.md', 'text'],
  ['names a picture, which may have changed', 'photo.md', '![](photo.png)'],
])('parses a file that %s', (_, name, text) => {
  new ParsedFiles<object>(storage).get(name, text, parse);
  expect(parse).toHaveBeenCalledOnce();
});

it.each([
  ['other code has parsed', (text: string) => text.replace(/"code":"[^"]+"/, '"code":"other"')],
  ['were stored in part', (text: string) => text.slice(0, -1)],
])('parses files again that %s', async (_, change) => {
  await writeFile(storage, change(await readFile(storage, 'utf8')));
  new ParsedFiles<object>(storage).get('a.md', 'text', parse);
  expect(parse).toHaveBeenCalledOnce();
});
