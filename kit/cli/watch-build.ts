import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { Readable } from 'node:stream';
import { apps, type RemoteName } from '@site/shared/contracts/apps';
import { buildAgainst } from '../rsbuild/app-config';
import { root } from '../workspace';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Builds a remote as it would be released, again with each change, and serves it to pages of any origin at the port
 * of its development server. Beside the released build, which stays as it is.
 * @returns once the first build is there
 * @throws when the port is taken or the build ends
 */
export async function buildAndWatch(remote: RemoteName): Promise<{ stop: () => void }> {
  const server = await serve(join(root, remote, 'dist', buildAgainst, 'web'), apps[remote].port, remote);
  const rsbuild = join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  // A process of its own: tsx, which runs this one, changes functions that federation writes into its builds.
  const build = spawn(
    process.execPath,
    [rsbuild, 'build', '--watch', '--environment', 'web', '--env-mode', buildAgainst],
    {
      cwd: join(root, remote),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const stop = () => {
    build.kill();
    server.close();
    server.closeAllConnections();
  };
  await firstBuild(build.stdout, remote).catch((problem) => {
    stop();
    throw problem;
  });
  return { stop };
}

/** Hands on what Rsbuild says, until the end. */
function firstBuild(output: Readable, remote: RemoteName): Promise<void> {
  return new Promise((resolve, reject) => {
    output.on('data', (text: Buffer) => {
      process.stdout.write(text);
      if (text.includes('built in')) resolve();
    });
    output.on('end', () => reject(new Error(`${remote} could not be built: see above.`)));
  });
}

async function serve(folder: string, port: number, remote: RemoteName) {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const content = await readFile(join(folder, path)).catch(() => undefined);
    response.writeHead(content ? 200 : 404, {
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      'content-type': types[extname(path)] ?? 'text/plain; charset=utf-8',
    });
    response.end(content ?? `${remote} has no such file. Reload the page once it is built.\n`);
  });
  server.listen(port, 'localhost');
  await once(server, 'listening').catch((cause) => {
    throw new Error(`Something else is at port ${port}, probably another npm run dev. Stop it first.`, {
      cause,
    });
  });
  return server;
}
