import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MarkdownFolder } from './markdown-folder';

const schema = v.object({ title: v.string(), date: v.string() });
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'markdown-'));
});
afterEach(() => rm(folder, { recursive: true }));

// Hidden files are no entries.
const markdownFolder = (path: string) => new MarkdownFolder(path, schema, join(folder, '.parsed.json'));

const write = (name: string, date: string, title: string) =>
  writeFile(join(folder, name), `---\ntitle: ${title}\ndate: ${date}\n---\nText.\n`);

it('returns the newest first, those of one day by title, each with the name of its file', async () => {
  await write('c.md', '2026-03-01', 'Sensors');
  await write('a.md', '2026-03-01', 'Barcodes');
  await write('b.md', '2026-11-20', 'Vans');
  const files = markdownFolder(folder).files();
  expect(files.map(({ slug }) => slug)).toEqual(['b', 'a', 'c']);
});

it('names the errors of all files', async () => {
  await writeFile(join(folder, 'a.md'), '---\ntitle: A\n---\n');
  await writeFile(join(folder, 'b.md'), '---\ntitle: B\ndate: 2026-01-01\n---\n<script>');
  const reading = () => markdownFolder(folder).files();
  expect(reading).toThrow(/a\.md:2:1: date is missing: write a text\n.*b\.md:5:1: raw HTML/);
});

it.each([
  ['THIRD.MD', 'third.md'],
  ['second.markdown', 'second.md'],
  ['a.md.txt', 'a.md'],
  ['My First Article.md', 'my-first-article.md'],
  ['kühlkette.md', 'kuhlkette.md'],
])('refuses a file named %s, and proposes %s', async (name, proposed) => {
  await write(name, '2026-03-01', 'Barcodes');
  const [error] = markdownFolder(folder).errors();
  expect(error?.slice(error.lastIndexOf('/') + 1)).toBe(
    `${name}: the name of an entry is letters, digits and hyphens, then .md: rename it to ${proposed}`,
  );
});

// Other file systems can't have both.
it.skipIf(process.platform !== 'linux')('refuses names that differ only in case', async () => {
  await write('Cold-Chain.md', '2026-03-01', 'Barcodes');
  await write('cold-chain.md', '2026-03-02', 'Sensors');
  expect(markdownFolder(folder).errors()).toEqual([
    expect.stringMatching(/cold-chain\.md: differs only in case from Cold-Chain\.md: rename one of them$/),
  ]);
});

it('must have files in UTF-8, with or without a byte order mark', async () => {
  const text = '---\ntitle: Kühlkette\ndate: 2026-01-01\n---\nText.\n';
  await writeFile(join(folder, 'a.md'), `\uFEFF${text}`);
  const markdown = markdownFolder(folder);
  expect(markdown.files()).toMatchObject([{ frontMatter: { title: 'Kühlkette' } }]);
  await writeFile(join(folder, 'b.md'), text, 'latin1');
  expect(() => markdown.files()).toThrow(/b\.md is not UTF-8: save the file as UTF-8/);
});

it('is empty where there is no folder', () => {
  expect(markdownFolder(join(folder, 'none')).files()).toEqual([]);
});

it('reads a changed file again', async () => {
  await write('a.md', '2026-03-01', 'Barcodes');
  const markdown = markdownFolder(folder);
  const before = markdown.files();
  expect(markdown.files()[0]).toBe(before[0]);
  await write('a.md', '2026-03-01', 'Sensors');
  const [changed] = markdown.files();
  expect(changed?.frontMatter.title).toBe('Sensors');
});
