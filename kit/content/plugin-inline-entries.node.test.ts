import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { defineRoutes } from '../routes/define-routes';
import { defineApp } from '../rsbuild/app-config';
import { buildHere } from '../rsbuild/testing/build-here';
import { root } from '../workspace';
import { defineContent } from './collections';

const files = {
  'package.json': JSON.stringify({ name: 'mf-press', version: '1.0.0', site: { port: 3999 } }),
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
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const content = defineContent(`file://${folder}/src/content/collections.ts`, [
    { name: 'Jobs', folder: 'jobs', schema: v.object({}) },
  ]);
  const routes = defineRoutes({ '/press': 'press-page' });
  const config = defineApp({ folder, content, routes: async () => ({ routes }) });
  await expect(buildHere(folder, config)).rejects.toThrow();
  expect(printed.mock.calls.join('\n')).toMatch(
    /src\/content\/press\.yaml is not listed in src\/content\/collections\.ts: add it with its schema/,
  );
});
