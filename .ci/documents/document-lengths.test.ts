import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const markdownIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

/** The customer's requirements, and generated documents. */
const notGuides = ['docs/requirements.md', 'docs/settings.md'];
const guides = ['README.md', 'CONTRIBUTING.md', ...markdownIn('docs')].filter(
  (file) => !notGuides.includes(file),
);
/** One line for each package: a list of many small decisions. */
const dependencies = 'docs/decisions/008-dependencies.md';
const decisions = markdownIn('docs/decisions').filter((file) => file !== dependencies);

/** Counts like `wc -w`. */
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

test('the README has at most 500 words', () => {
  expect(words(read('README.md'))).toBeLessThanOrEqual(500);
});

test('all guides together have at most 9,000 words', () => {
  const counts = Object.fromEntries(guides.map((file) => [file, words(read(file))]));
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  expect(total, JSON.stringify(counts, null, 2)).toBeLessThanOrEqual(9_000);
});

test.each(decisions)('%s has at most 300 words', (file) => {
  expect(words(read(file))).toBeLessThanOrEqual(300);
});

test('a line of the decision about dependencies has at most 40 words', () => {
  const long = read(dependencies)
    .split('\n')
    .filter((line) => words(line) > 40);
  expect(long).toEqual([]);
});
