import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { addressKey } from '@site/shared/contracts/address';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { reportsAddress } from '@site/shared/contracts/reports-address';
import { readSite } from '../../publish/read-site';
import { releasesFolder } from '../../workspace';

export interface ServedCandidate {
  origin: string;
  stop(): void;
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

/** A path without an empty segment, and without one that begins with a dot. */
const filePath = /^(?:\/[\w@~+-][\w.@~+-]*)+$/;
const releasedFile = /^\/releases\/([\w-]+\/\w[\w.+-]*\/web\/.+)$/;

/**
 * Serves a generation that is not live yet to a browser of this machine, with the headers of its pages and the releases
 * that they load. Reports are taken and forgotten.
 * @param folder of the generation
 */
export async function serveCandidate(folder: string): Promise<ServedCandidate> {
  const { pages, headers, notFound } = await readSite(folder);
  const files = new Map(pages.map(({ path, file }) => [addressKey(path), file]));

  async function answer({ method, url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/'] = url.split('?', 1);
    if (method === 'POST') return void response.writeHead(path === reportsAddress ? 204 : 404).end();
    const page = files.get(addressKey(path));
    const file = page ? insideFolder(folder, page) : fileOf(folder, path);
    const content = file && (await readFile(file).catch(() => undefined));
    if (file && content)
      return void response
        .writeHead(200, {
          'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
          'cache-control': page ? 'no-cache' : 'max-age=3600',
          ...(page && headers),
        })
        .end(content);
    const type = contentTypes['.html'] ?? '';
    response
      .writeHead(404, { ...headers, 'content-type': type })
      .end(await readFile(insideFolder(folder, notFound)));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function fileOf(folder: string, path: string): string | undefined {
  if (!filePath.test(path)) return undefined;
  const [, released] = releasedFile.exec(path) ?? [];
  return released ? insideFolder(releasesFolder, released) : insideFolder(folder, path.slice(1));
}

function portOf(server: Server): number {
  const address = server.address();
  if (address && typeof address === 'object') return address.port;
  throw new Error('The server of the candidate listens at no port.');
}
