import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentTypeOf } from '@site/kit/browser/content-type';
import { insideFolder } from '@site/shared/node/inside-folder';
import { addressKey } from '@site/shared/site-model/address';
import { reportsAddress } from '@site/shared/site-model/reports-address';
import { readSite } from '../../compose/site-files/read-site';
import { releasesFolder } from '../../registry/workspace';
import type { CandidateSite } from './candidate-proxy';

/** A path without empty segments and segments that start with a dot. */
const filePath = /^(?:\/[\w@~+-][\w.@~+-]*)+$/;
const releasedFile = /^\/releases\/([\w-]+\/\w[\w.+-]*\/web\/.+)$/;

/**
 * Serves a snapshot before its deployment, and the releases that its pages load. Every file has the headers of the pages: a
 * worker, or a drawing in a frame, has the policy of its own file. Reports are accepted and dropped.
 * @param folder of the snapshot
 */
export async function candidateSite(folder: string): Promise<CandidateSite> {
  const { pages, headers, notFound } = await readSite(folder);
  const files = new Map(pages.map(({ path, file }) => [addressKey(path), file]));

  async function answer(
    { method }: IncomingMessage,
    response: ServerResponse,
    address: string,
  ): Promise<void> {
    const [path = '/'] = address.split('?', 1);
    if (method === 'POST') return void response.writeHead(path === reportsAddress ? 204 : 404).end();
    const page = files.get(addressKey(path));
    const file = page ? insideFolder(folder, page) : fileOf(folder, path);
    const content = file && (await readFile(file).catch(() => undefined));
    if (file && content)
      return void response
        .writeHead(200, {
          ...headers,
          // As on the real server, where sites of other origins may load releases.
          ...(releasedFile.test(path) && { 'access-control-allow-origin': '*' }),
          'content-type': contentTypeOf(file) ?? 'application/octet-stream',
          'cache-control': page ? 'no-cache' : 'max-age=3600',
        })
        .end(content);
    const type = contentTypeOf(notFound) ?? '';
    response
      .writeHead(404, { ...headers, 'content-type': type })
      .end(await readFile(insideFolder(folder, notFound)));
  }

  return (request, response, address) => {
    answer(request, response, address).catch(() => response.destroy());
  };
}

function fileOf(folder: string, path: string): string | undefined {
  if (!filePath.test(path)) return undefined;
  const [, released] = releasedFile.exec(path) ?? [];
  return released ? insideFolder(releasesFolder, released) : insideFolder(folder, path.slice(1));
}
