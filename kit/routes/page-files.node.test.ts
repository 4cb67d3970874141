import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageFiles } from './page-files';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));

beforeAll(() => {
  for (const file of ['jobs/job-page.tsx', 'a/twice-page.tsx', 'b/twice-page.tsx', 'jobs/job-card.tsx']) {
    mkdirSync(join(folder, 'src/pages', file, '..'), { recursive: true });
    writeFileSync(join(folder, 'src/pages', file), '');
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test('finds the file of each page by its name', () => {
  expect(pageFiles(folder, ['job-page'])).toEqual({
    'job-page': './src/pages/jobs/job-page.tsx',
  });
});

test.each([
  ['jbo-page', 'src/pages has no file jbo-page.tsx'],
  ['job-card', 'which ends in -page.tsx'],
  ['twice-page', 'src/pages/a/twice-page.tsx and src/pages/b/twice-page.tsx have the same name'],
])('%s is refused: %s', (page, message) => {
  expect(() => pageFiles(folder, [page])).toThrow(message);
});
