import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '@site/delivery/workspace';

export interface WorkspaceCopy {
  folder: string;
  remove: () => Promise<void>;
}

const leftOut = new Set(['node_modules', 'dist', 'test-results', '.build', '.data', '.git']);
/** What compose writes; sources have folders of this name, too. */
const composed = join(root, 'site');

/** Copies the sources of the whole workspace, without anything that was built; packages are linked, not copied. */
export async function copyWorkspace(): Promise<WorkspaceCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-workspace-'));
  await cp(root, folder, {
    recursive: true,
    filter: (file) => !leftOut.has(basename(file)) && file !== composed,
  });
  await linkPackages(folder);
  return {
    folder, // A command that failed may still be writing.
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  };
}

/** Every package is the checkout's own, but for the workspaces, which must be the copy's. */
async function linkPackages(folder: string): Promise<void> {
  const from = join(root, 'node_modules');
  const to = join(folder, 'node_modules');
  await mkdir(join(to, '@site'), { recursive: true });
  await symlink(join(folder, 'shared'), join(to, '@site/shared'));
  const packages = await readdir(from);
  const installed = packages.filter((name) => name !== '@site' && name !== '.cache');
  await Promise.all(installed.map((name) => symlink(join(from, name), join(to, name))));
}
