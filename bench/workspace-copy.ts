import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '@site/delivery/registry/workspace';

const own = new Set(['@site', '.bin', '.cache']);
const excluded = new Set(['node_modules', 'dist', 'test-results', '.build', '.data', '.git']);

/** Copies the sources of the workspace, without builds. Packages are linked, not copied. */
export async function copyWorkspace(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-workspace-'));
  const composed = join(root, 'site');
  await cp(root, folder, {
    recursive: true,
    filter: (file) => !excluded.has(basename(file)) && file !== composed,
  });
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(join(to, '@site'), { recursive: true });
  // The copy must use its own workspace packages.
  for (const name of await readdir(join(from, '@site')))
    await symlink(join(folder, name), join(to, '@site', name));
  // As do its commands: their links are relative to the folder.
  await cp(join(from, '.bin'), join(to, '.bin'), { recursive: true, verbatimSymlinks: true });
  for (const name of await readdir(from)) if (!own.has(name)) await symlink(join(from, name), join(to, name));
  // A failed command may still be writing.
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  return { folder, remove };
}
