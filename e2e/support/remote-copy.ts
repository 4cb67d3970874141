import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildApp } from '@site/kit/release/build-app';
import { root } from '@site/kit/workspace';

export interface RemoteCopy {
  folder: string;
  write(file: string, text: string): Promise<void>;
  /** @returns the folder of the finished build */
  build(): Promise<string>;
  remove(): Promise<void>;
}

/**
 * A copy of a remote's sources, which a test may change and build. It is in the workspace, so that it finds its packages,
 * and has the remote's compiled configuration, which Rsbuild keeps in `node_modules`.
 */
export async function copyRemote(remote: string): Promise<RemoteCopy> {
  const checkout = await mkdtemp(join(root, 'e2e', 'test-results-'));
  const folder = join(checkout, remote);
  await cp(join(root, 'tsconfig.json'), join(checkout, 'tsconfig.json'));
  await cp(join(root, remote), folder, {
    recursive: true,
    filter: (name) => !name.endsWith('/dist'),
  });
  return {
    folder,
    write: async (file, text) => {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    },
    build: async () => {
      await buildApp(folder);
      return join(folder, 'dist');
    },
    remove: () => rm(checkout, { recursive: true }),
  };
}
