import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { contentTypeOf } from '@site/kit/browser/content-type';
import { composedQuality, compressBrotli, releasedQuality } from '@site/kit/release/compress';

interface Answer {
  headers: Record<string, string>;
  body: Buffer;
}

/** What the site's pages are sent with and a browser spends time on: `cross-origin-opener-policy` takes a new process. */
const headersOfPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'integrity-policy-report-only',
  'permissions-policy',
  'referrer-policy',
  'reporting-endpoints',
  'x-content-type-options',
];

/**
 * Serves folders like the site's own server: text with the same compression, pages with the same headers.
 * @param site the URL of the site; its policy is extended by the inline scripts that Astro writes
 * @param folders searched in this order
 */
export async function serveCompressed(
  site: string,
  folders: readonly string[],
): Promise<{ address: string; stop: () => void }> {
  const { headers } = await fetch(site);
  const pageHeaders = Object.fromEntries(headersOfPages.map((name) => [name, headers.get(name) ?? '']));
  const policy = pageHeaders['content-security-policy'];
  pageHeaders['content-security-policy'] = policy?.replace("script-src 'self'", "$& 'unsafe-inline'") ?? '';
  const answers = new Map<string, Promise<Answer | undefined>>();
  const answerTo = (path: string) => {
    const answer = answers.get(path) ?? readAnswer(folders, path, pageHeaders);
    answers.set(path, answer);
    return answer;
  };
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await answerTo(normalize(new URL(url, 'http://localhost').pathname));
    response.writeHead(answer ? 200 : 404, answer?.headers);
    response.end(answer?.body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function readAnswer(
  folders: readonly string[],
  path: string,
  pageHeaders: Record<string, string>,
): Promise<Answer | undefined> {
  for (const file of folders.flatMap((folder) => [join(folder, path), join(folder, path, 'index.html')])) {
    const content = await readFile(file).catch(() => undefined);
    if (!content) continue;
    const type = contentTypeOf(file) ?? 'application/octet-stream';
    const isText = /^text|json|xml/.test(type);
    const isPage = file.endsWith('.html');
    const caching = isPage
      ? { 'cache-control': 'no-cache', ...pageHeaders }
      : { 'cache-control': 'max-age=31536000, immutable' };
    return {
      headers: { 'content-type': type, ...caching, ...(isText && { 'content-encoding': 'br' }) },
      body: isText ? await compressBrotli(content, isPage ? composedQuality : releasedQuality) : content,
    };
  }
  return undefined;
}
