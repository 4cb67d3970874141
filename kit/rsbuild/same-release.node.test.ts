import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test } from 'vitest';
import { fileHashes } from '../release/file-hashes';
import { defineRoutes } from '../routes/define-routes';
import { root } from '../workspace';
import { defineApp } from './app-config';
import { buildHere } from './testing/build-here';

/** Shared packages: a checkout in another folder has them at other paths. */
const ownCopies = ['react', 'react-dom'];

const files = {
  'package.json': JSON.stringify({ name: 'mf-press', version: '1.0.0', site: { port: 3999 } }),
  'src/pages/press-page.tsx': `
    import { Link } from '@site/shared/navigation';
    export const head = { title: 'Press', description: 'Press', path: '/press' };
    export const Page = () => <h1><Link to="/">Press</Link></h1>;`,
  'src/pages/archive-page.tsx': `
    import { Link } from '@site/shared/navigation';
    export const head = { title: 'Archive', description: 'Archive', path: '/press/archive' };
    export const Page = () => <h1><Link to="/press">Archive</Link></h1>;`,
};

/** @returns the hashes of its scripts */
async function buildIn(folder: string): Promise<Record<string, string>> {
  await mkdir(join(folder, 'src/pages'), { recursive: true });
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(join(root, 'node_modules'))) {
    const [from, to] = [join(root, 'node_modules', name), join(folder, 'node_modules', name)];
    await (ownCopies.includes(name) ? cp(from, to, { recursive: true }) : symlink(from, to));
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const routes = defineRoutes({ '/press': 'press-page', '/press/archive': 'archive-page' });
  await buildHere(folder, defineApp({ folder, routes: async () => ({ routes }) }));
  const web = join(folder, 'dist/web');
  const names = await readdir(web, { recursive: true });
  return fileHashes(
    web,
    names.filter((name) => name.endsWith('.js')),
  );
}

test('the same sources are the same release in every folder', async () => {
  const [one, other] = [await temporaryFolder(), join(await temporaryFolder(), 'elsewhere')];
  const release = await buildIn(one);
  expect(Object.keys(release).length).toBeGreaterThan(5);
  expect(await buildIn(other)).toEqual(release);
});
