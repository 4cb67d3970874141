import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@site/kit/workspace';

const workspaces = ['shared', 'kit', 'delivery', 'shell', 'api'];
const remotes = ['mf-marketing', 'mf-careers', 'mf-blog-projects', 'mf-contact'];
const files = ['package.json', 'package-lock.json', 'tsconfig.json', '.build'];

/** A copy of this checkout with its builds, which a test may change and break; it links this checkout's packages. */
export async function copyCheckout(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'checkout-copy-'));
  const isOwn = (file: string) => !/\/node_modules(\/|$)/.test(file.slice(root.length));
  for (const part of [...workspaces, ...remotes, ...files])
    await cp(join(root, part), join(folder, part), { recursive: true, filter: isOwn });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
