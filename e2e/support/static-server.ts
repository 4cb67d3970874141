import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { contentTypeOf } from '@site/kit/browser/content-type';
import { listen } from '@site/shared/node/testing/listen';

export interface StaticServer {
  origin: string;
  stop: () => void;
}

/** Serves a folder on its own origin, with CORS, like a team's own storage. */
export async function serveFolder(folder: string): Promise<StaticServer> {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const content = await readFile(join(folder, path)).catch(() => undefined);
    response.writeHead(content ? 200 : 404, {
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      'content-type': contentTypeOf(path) ?? 'text/plain; charset=utf-8',
    });
    response.end(content ?? `There is no ${path}.\n`);
  });
  return {
    origin: await listen(server),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
