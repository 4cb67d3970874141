import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { apps, type RemoteName } from '@site/shared/federation/apps';
import { root } from './workspace';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Builds a remote as it would be released, again with each change, and serves it to pages of any origin at the port
 * of its development server. Beside the released build, which stays as it is.
 * @param onBuilt told after each build, with the seconds it took
 * @returns once the first build is there
 */
export async function buildAndWatch(
  remote: RemoteName,
  onBuilt: (seconds: string) => void,
): Promise<{ stop: () => Promise<void> }> {
  process.env.NODE_ENV = 'production';
  const cwd = join(root, remote);
  const folder = join(cwd, 'dist/against');
  const server = await serve(folder, apps[remote].port, remote);
  const { content } = await loadConfig({ cwd, command: 'build' });
  const beside = { environments: { web: { output: { distPath: { root: folder } } } } };
  const rsbuild = await createRsbuild({
    cwd,
    config: mergeRsbuildConfig(content, beside),
    environment: ['web'],
  });
  let begun = 0;
  const first = new Promise<void>((resolve) => {
    rsbuild.onBeforeBuild(() => {
      begun = performance.now();
    });
    rsbuild.onAfterBuild(({ stats }) => {
      // A mistake in the source is told by Rsbuild itself; the next change builds again.
      if (stats?.hasErrors()) return;
      onBuilt(((performance.now() - begun) / 1000).toFixed(1));
      resolve();
    });
  });
  const build = await rsbuild.build({ watch: true });
  await first;
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await build.close();
  };
  return { stop };
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
