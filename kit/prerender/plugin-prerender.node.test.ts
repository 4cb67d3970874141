import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test, vi } from 'vitest';
import { defineRoutes } from '../routes/define-routes';
import { defineApp } from '../rsbuild/app-config';
import { buildHere } from '../rsbuild/testing/build-here';
import { root } from '../workspace';

test('a page that imports a missing file fails the build with that error alone', async () => {
  const folder = await temporaryFolder();
  const pages = join(folder, 'src/pages');
  await mkdir(pages, { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const described = { name: 'mf-press', version: '1.0.0', site: { port: 3999 } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(described));
  await writeFile(join(pages, 'press-page.tsx'), "export { Page, head } from './missing';");
  const routes = defineRoutes({ '/press': 'press-page' });
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const build = buildHere(folder, defineApp({ folder, routes: async () => ({ routes }) }));
  await expect(build).rejects.toThrow('Rspack build failed');
  expect(printed.mock.calls.join()).toContain("Can't resolve './missing'");
});
