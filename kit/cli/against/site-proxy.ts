import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { messageOf } from '@site/shared/node/message-of';
import { releaseRecordFile } from '@site/shared/site-model/release-record-places';
import { answerLocally } from './answer-locally';
import {
  type DevelopedRemote,
  DevelopedRemoteError,
  developedRecord,
  hasPath,
  readRoutes,
} from './developed-remote';
import { hostPath, readHostFile } from './development-host';
import { appsOfPage, deployedDocument, developedDocument } from './documents';
import { isLocalHost, requestTarget } from './request-target';

/** How long the deployed site may take, in milliseconds. */
const timeoutMs = 30_000;

export interface Development {
  /** The origin of the deployed site. */
  site: string;
  remote: DevelopedRemote;
  /** The folder with the shell's development build. */
  host: string;
}

/**
 * Serves a deployed site on this machine with the shell's development build, and with one remote from its development
 * server. Everything else is the deployed site's, which gets only GET and HEAD.
 */
export async function startSiteProxy(development: Development) {
  const server = createServer((request, response) => {
    answer(development, request, response).catch((problem: unknown) => {
      if (response.headersSent) return response.destroy();
      const cause = messageOf(problem);
      const isRemote = problem instanceof DevelopedRemoteError;
      // The browser asks again, until for instance the development server has restarted.
      response.setHeader('refresh', '2');
      const text = isRemote ? cause : `${development.site} did not answer as expected: ${cause}`;
      sendText(response, 502, `${text}\n`);
    });
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://localhost:${port}`, stop };
}

async function answer(
  development: Development,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url, headers, socket } = request;
  const { site, host } = development;
  if (!isLocalHost(headers.host, socket.localPort ?? 0))
    return sendText(response, 403, 'Open this address as localhost.\n');
  const target = requestTarget(site, url);
  if (!target) return sendText(response, 400, 'Only paths of the site are served.\n');
  if (method !== 'GET' && method !== 'HEAD') return answerLocally(request, response);
  if (!target.pathname.startsWith(hostPath)) return answerAsSite(development, target, method, response);
  const file = await readHostFile(host, target.pathname);
  if (!file) return sendText(response, 404, 'The development build of the shell has no such file.\n');
  send(response, file.type, file.content);
}

async function answerAsSite(
  { site, remote }: Development,
  target: URL,
  method: string,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = target;
  const record = async () => developedRecord(site, remote, await readRoutes(remote));
  const sendDeveloped = async () => send(response, html, developedDocument(await record()));
  if (pathname === `/${releaseRecordFile}`)
    return send(response, 'application/json', JSON.stringify(await record()));
  if (!pathname.startsWith('/releases/') && hasPath(await readRoutes(remote), pathname))
    return sendDeveloped();
  const found = await fetch(target, {
    method,
    redirect: 'manual',
    // Visitors who save data get the stable releases during a rollout.
    headers: { 'save-data': 'on' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (method === 'HEAD' || !found.headers.get('content-type')?.startsWith(html))
    return passOn(found, target, response);
  const page = await found.text();
  // Deployed, but no longer a page of the developed remote: its release was replaced.
  if (found.ok && appsOfPage(page).includes(remote.name)) return sendDeveloped();
  response.statusCode = found.status;
  send(response, html, appsOfPage(page).length > 0 ? deployedDocument(page) : page);
}

const html = 'text/html';

/** Passes on the content, and neither policies nor cookies, which are the deployed site's. */
async function passOn(found: Response, { origin, pathname }: URL, response: ServerResponse): Promise<void> {
  const type = found.headers.get('content-type');
  if (type) response.setHeader('content-type', type);
  const location = found.headers.get('location');
  if (location) {
    const to = new URL(location, `${origin}${pathname}`);
    response.setHeader('location', to.origin === origin ? to.href.slice(origin.length) : to.href);
  }
  const isRelease = pathname.startsWith('/releases/') && found.ok;
  response.setHeader('cache-control', isRelease ? 'max-age=31536000, immutable' : 'no-store');
  response.statusCode = found.status;
  response.end(Buffer.from(await found.arrayBuffer()));
}

function send(response: ServerResponse, type: string, content: string | Buffer): void {
  response.setHeader('content-type', typeof content === 'string' ? `${type}; charset=utf-8` : type);
  response.setHeader('cache-control', 'no-store');
  response.end(content);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  send(response, 'text/plain', text);
}
