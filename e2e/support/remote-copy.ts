import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export interface RemoteCopy {
  folder: string;
  write(file: string, text: string): Promise<void>;
  /** @returns the folder of the finished build */
  build(): string;
  remove(): Promise<void>;
}

/** A copy of a remote's sources, which a test may change and build. It lies in the workspace, where it finds its packages. */
export async function copyRemote(remote: string): Promise<RemoteCopy> {
  const checkout = await mkdtemp(join(root, 'e2e', 'test-results-'));
  const folder = join(checkout, remote);
  await cp(join(root, 'tsconfig.json'), join(checkout, 'tsconfig.json'));
  await cp(join(root, remote), folder, {
    recursive: true,
    filter: (name) => !/\/(dist|node_modules)$/.test(name),
  });
  return {
    folder,
    write: async (file, text) => {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    },
    build: () => {
      const rsbuild = join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js');
      const { stdout, stderr } = spawnSync(process.execPath, [rsbuild, 'build'], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production' },
      });
      if (!stdout.includes('built in')) throw new Error(`${remote} could not be built:\n${stdout}${stderr}`);
      return join(folder, 'dist');
    },
    remove: () => rm(checkout, { recursive: true }),
  };
}
