import { expect, it } from 'vitest';
import { sourceFiles } from '../compose/source-hash';
import { buildSources } from './build-apps';

const isSource = (file: string) =>
  buildSources('mf-careers').some((place) => file === place || file.startsWith(`${place}/`));

it.each(['kit/rsbuild/app-config.ts', 'kit/federation/remote-entry-runtime.ts', 'kit/fonts/font-subset.ts'])(
  'a change of %s rebuilds the apps',
  (file) => {
    expect(isSource(file)).toBe(true);
  },
);

it.each(['kit/testing/render-page.tsx', 'kit/cli/dev.ts'])('a change of %s builds nothing', (file) => {
  expect(isSource(file)).toBe(false);
});

it('an app is built from its whole folder except its tests', async () => {
  const files = await sourceFiles(buildSources('mf-blog-projects'));
  expect(files).toContain('mf-blog-projects/markdown/rich-text-of.ts');
  expect(files.filter((file) => file.startsWith('mf-blog-projects/tests/'))).toEqual([]);
});
