import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join, normalize } from 'node:path';
import { contentTypeOf } from '../browser/content-type';

/** Creates a server that serves the files of a folder to pages of any origin. It doesn't listen yet. */
export function folderServer(folder: string): Server {
  return createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const content = await readFile(join(folder, path)).catch(() => undefined);
    response.writeHead(content ? 200 : 404, {
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      'content-type': contentTypeOf(path) ?? 'text/plain; charset=utf-8',
    });
    response.end(content ?? `There is no ${path}.\n`);
  });
}
