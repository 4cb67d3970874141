import { expect, it } from 'vitest';
import { sourceFiles } from '../compose/source-hash';
import { buildSources } from './build-apps';

it('an app is built from its whole folder except its tests', async () => {
  const files = await sourceFiles(buildSources('mf-blog-projects'));
  expect(files).toContain('mf-blog-projects/markdown/rich-text-of.ts');
  expect(files.filter((file) => file.startsWith('mf-blog-projects/tests/'))).toEqual([]);
});
