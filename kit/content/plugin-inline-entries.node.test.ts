import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { buildRemote } from '../rsbuild/testing/build-remote';
import { defineContent } from './collections';

const files = {
  'src/content/press.yaml': 'titel: Press',
  'src/content/press.ts': `
    import { entryIn } from '@site/kit/content/entry-in';
    export const press = entryIn(import.meta.url, 'press.yaml', schema);`,
  'src/pages/press-page.tsx': `
    import { press } from '../content/press';
    export const head = press;
    export const Page = () => null;`,
};

test('a build refuses an entry that no collection lists, as its mistakes would not be found', async () => {
  const folder = await temporaryFolder();
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const content = defineContent(`file://${folder}/src/content/collections.ts`, [
    { name: 'Jobs', folder: 'jobs', schema: v.object({}) },
  ]);
  const build = buildRemote(folder, { files, pages: { '/press': 'press-page' }, content });
  await expect(build).rejects.toThrow();
  expect(printed.mock.calls.join('\n')).toMatch(
    /src\/content\/press\.yaml is not listed in src\/content\/collections\.ts: add it with its schema/,
  );
});
