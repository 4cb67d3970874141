import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolderOfFile } from '@site/shared/node/testing/temporary-folder';
import { writeFileAt } from '@site/shared/node/testing/write-file';
import { expect, test } from 'vitest';
import { filesEnding, pageFiles } from './page-files';

const folder = await temporaryFolderOfFile();
const addFile = (name: string) => writeFileAt(join(folder, 'src/pages', name), '');
for (const name of ['jobs/job-page.tsx', 'jobs/job-card.tsx', 'jobs/jobs-island.tsx']) await addFile(name);

test('finds the file of each page by its name', () => {
  expect(pageFiles(folder, ['job-page'])).toEqual({
    'job-page': './src/pages/jobs/job-page.tsx',
  });
});

test('finds every island', () => {
  expect(filesEnding('-island.tsx', folder)).toEqual({ 'jobs-island': './src/pages/jobs/jobs-island.tsx' });
});

test.each([
  ['jbo-page', 'src/pages has no file jbo-page.tsx'],
  ['job-card', 'which ends in -page.tsx'],
])('%s is refused: %s', (page, message) => {
  expect(() => pageFiles(folder, [page])).toThrow(message);
});

test('hidden files are none, for instance the lock of an editor', async () => {
  await symlink('editor@machine', join(folder, 'src/pages/jobs/.#job-page.tsx'));
  expect(filesEnding('-page.tsx', folder)).toEqual({ 'job-page': './src/pages/jobs/job-page.tsx' });
});

test('two pages with the same name are refused', async () => {
  await addFile('a/job-page.tsx');
  expect(() => pageFiles(folder, ['job-page'])).toThrow(
    './src/pages/a/job-page.tsx and ./src/pages/jobs/job-page.tsx have the same name. Rename one.',
  );
});
