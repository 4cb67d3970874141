import { expect, test } from 'vitest';
import { composerSources, imageSources } from './composer-hash';
import { sourceFiles } from './source-hash';

test('pages are composed again after changes of the composer, not of commands, checks or tests', async () => {
  const files = await sourceFiles(composerSources);
  expect(files).toEqual(
    expect.arrayContaining([
      'delivery/compose/pages/document.ts',
      'delivery/compose/site-files/page-headers.ts',
    ]),
  );
  expect(files.filter((file) => /^delivery\/(cli|gate|testing)\/|\.test\./.test(file))).toEqual([]);
});

test('images are drawn again with another renderer or font', async () => {
  const packages = (await sourceFiles(imageSources)).filter((file) => file.startsWith('node_modules/'));
  expect(packages).toEqual([
    'node_modules/@expo-google-fonts/bricolage-grotesque/package.json',
    'node_modules/@resvg/resvg-js/package.json',
    'node_modules/sharp/package.json',
  ]);
});
