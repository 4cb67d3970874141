import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { Readable } from 'node:stream';
import { buildAgainst } from '../rsbuild/app-config';
import type { Remote } from './remote';
import { rsbuild } from './rsbuild';

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
export async function buildAndWatch({ name, folder, port }: Remote): Promise<{ stop: () => void }> {
  const server = await serve(join(folder, 'dist', buildAgainst, 'web'), port, name);
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

/** Hands on what Rsbuild says, until the end. */
function firstBuild(output: Readable, remote: string): Promise<void> {
  return new Promise((resolve, reject) => {
    output.on('data', (text: Buffer) => {
      process.stdout.write(text);
      if (text.includes('built in')) resolve();
    });
    output.on('end', () => reject(new Error(`${remote} could not be built: see above.`)));
  });
}

async function serve(folder: string, port: number, remote: string) {
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
