import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test } from 'vitest';
import { fileHashes } from '../release/file-hashes';
import { root } from '../workspace';
import { buildRemote } from './testing/build-remote';

/** Shared packages: a checkout in another folder has them at other paths. */
const ownCopies = ['react', 'react-dom'];

const files = {
  'src/pages/press-page.tsx': `
    import { Link } from '@site/shared/navigation';
    export const head = { title: 'Press', description: 'Press', path: '/press' };
    export const Page = () => <h1><Link to="/">Press</Link></h1>;`,
  'src/pages/archive-page.tsx': `
    import { Link } from '@site/shared/navigation';
    export const head = { title: 'Archive', description: 'Archive', path: '/press/archive' };
    export const Page = () => <h1><Link to="/press">Archive</Link></h1>;`,
};

/** @returns the hashes of its scripts, and of its pages' source maps */
async function buildIn(folder: string): Promise<Record<string, string>> {
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules'))) {
    const [from, to] = [join(root, 'node_modules', name), join(folder, 'node_modules', name)];
    await (ownCopies.includes(name) ? cp(from, to, { recursive: true }) : symlink(from, to));
  }
  await buildRemote(folder, {
    files,
    pages: { '/press': 'press-page', '/press/archive': 'archive-page' },
  });
  const web = join(folder, 'dist/web');
  const names = await readdir(web, { recursive: true });
  return fileHashes(
    web,
    names.filter((name) => /\.js$|_expose_.*\.map$/.test(name)),
  );
}

test('the same sources are the same release in every folder', async () => {
  // At one depth: the kit is outside of both here, and the minifier chooses names by the letters of relative paths, too.
  const [one, other] = [await temporaryFolder(), await temporaryFolder()];
  const release = await buildIn(one);
  expect(Object.keys(release).length).toBeGreaterThan(5);
  expect(await buildIn(other)).toEqual(release);
});
