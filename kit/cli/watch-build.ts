import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { AppPackage } from '../app-package';
import { rsbuild } from '../release/rsbuild';
import { buildAgainst } from '../rsbuild/app-config';
import { folderServer } from './folder-server';

/**
 * Builds a remote as for a release, again with each change, and serves it to pages of any origin at the port of its
 * development server. The released build is left unchanged.
 * @returns after the first build
 * @throws when the port is taken or the build ends
 */
export async function buildAndWatch({ name, folder, port }: AppPackage): Promise<{ stop: () => void }> {
  const server = await serve(join(folder, 'dist', buildAgainst, 'web'), port);
  const build = spawn(
    process.execPath,
    [rsbuild, 'build', '--watch', '--environment', 'web', '--env-mode', buildAgainst],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const stop = () => {
    build.kill();
    server.close();
    server.closeAllConnections();
  };
  await firstBuild(build.stdout, name).catch((problem) => {
    stop();
    throw problem;
  });
  return { stop };
}

/** Forwards Rsbuild's output until the end. */
function firstBuild(output: Readable, remote: string): Promise<void> {
  return new Promise((resolve, reject) => {
    output.on('data', (text: Buffer) => {
      process.stdout.write(text);
      if (text.includes('built in')) resolve();
    });
    output.on('end', () => reject(new Error(`${remote} could not be built: see above.`)));
  });
}

async function serve(folder: string, port: number): Promise<Server> {
  const server = folderServer(folder).listen(port, 'localhost');
  await once(server, 'listening').catch((cause) => {
    throw new Error(`Port ${port} is in use, probably by another npm run dev. Stop it first.`, {
      cause,
    });
  });
  return server;
}
