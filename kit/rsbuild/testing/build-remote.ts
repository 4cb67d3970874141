import { existsSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAt } from '@site/shared/node/testing/write-file';
import type { ContentCollection } from '../../content/collections';
import { defineRoutes } from '../../routes/define-routes';
import { root } from '../../workspace';
import { defineApp } from '../app-config';
import { buildHere } from './build-here';

interface Remote {
  /** Its files by their paths, without package.json. */
  files: Record<string, string>;
  /** The page of each path. */
  pages: Record<`/${string}`, string>;
  content?: ContentCollection[];
}

/**
 * Writes a remote, mf-press, into a folder and builds it for a release.
 * @param folder without packages it uses those of this checkout
 */
export async function buildRemote(folder: string, { files, pages, ...app }: Remote): Promise<void> {
  const packages = join(folder, 'node_modules');
  if (!existsSync(packages)) await symlink(join(root, 'node_modules'), packages);
  const described = JSON.stringify({ name: 'mf-press', version: '1.0.0', site: { port: 3999 } });
  for (const [name, text] of Object.entries({ 'package.json': described, ...files }))
    await writeFileAt(join(folder, name), text);
  await buildHere(
    folder,
    defineApp({ folder, ...app, routes: async () => ({ routes: defineRoutes(pages) }) }),
  );
}
