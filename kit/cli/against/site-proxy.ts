import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ReleaseRecord, releaseRecordSchema } from '@site/shared/site-model/release-record';
import { releaseRecordFile } from '@site/shared/site-model/release-record-places';
import * as v from 'valibot';
import { appsOfPage, developmentDocument, withoutPolicy } from './development-document';

interface Developed {
  name: string;
  /** Where the remote's build is served. */
  origin: string;
}

interface SiteProxy {
  address: string;
  stop: () => void;
}

/**
 * Serves a deployed site on this machine, with one remote from its development server. Everything else comes from the
 * deployed site. It only reads: forms and samples don't reach the site.
 * @param site the URL of the deployed site
 */
export async function startSiteProxy(site: string, remote: Developed): Promise<SiteProxy> {
  const server = createServer((request, response) => {
    answer(site, remote, request, response).catch((problem: unknown) => {
      if (response.headersSent) return response.destroy();
      const cause = problem instanceof Error ? problem.message : String(problem);
      sendText(response, 502, `${site} did not answer as expected: ${cause}\n`);
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
  site: string,
  remote: Developed,
  { method = 'GET', url = '/' }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD')
    return sendText(
      response,
      403,
      'Nothing is sent to the deployed site while a remote is developed in it.\n',
    );
  const { pathname, search } = new URL(url, 'http://localhost');
  if (pathname === `/${releaseRecordFile}`)
    return send(response, 'application/json', JSON.stringify(await readRecord(site, remote)));
  const found = await fetch(`${site}${pathname}${search}`, { method, redirect: 'manual' });
  if (!found.headers.get('content-type')?.startsWith('text/html')) return passOn(found, pathname, response);
  const page = await found.text();
  if (found.ok && !appsOfPage(page).includes(remote.name))
    return send(response, 'text/html', withoutPolicy(page));
  // A page of this remote, or one that only the developed remote has.
  const notFound = await fetch(`${site}/${randomUUID()}`);
  const document = developmentDocument(await notFound.text(), await readRecord(site, remote));
  return send(response, 'text/html', document);
}

/** The deployed releases, with the development server instead of the remote's release. */
async function readRecord(site: string, { name, origin }: Developed): Promise<ReleaseRecord> {
  const found = await fetch(`${site}/${releaseRecordFile}`);
  const record = v.parse(releaseRecordSchema, await found.json());
  // It changes with each edit, so it has no hash. The shell accepts it because the record names its origin.
  const metadata = { version: 'development', integrity: '' };
  const developed = { url: `${origin}/remoteEntry.js`, metadata, extras: { development: origin } };
  return { ...record, microFrontends: { ...record.microFrontends, [name]: [developed] } };
}

async function passOn(found: Response, pathname: string, response: ServerResponse): Promise<void> {
  for (const name of ['content-type', 'location']) {
    const value = found.headers.get(name);
    if (value) response.setHeader(name, value);
  }
  const isRelease = pathname.startsWith('/releases/') && found.ok;
  response.setHeader('cache-control', isRelease ? 'max-age=31536000, immutable' : 'no-store');
  response.statusCode = found.status;
  response.end(Buffer.from(await found.arrayBuffer()));
}

function send(response: ServerResponse, type: string, text: string): void {
  response.setHeader('content-type', `${type}; charset=utf-8`);
  response.setHeader('cache-control', 'no-store');
  response.end(text);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  send(response, 'text/plain', text);
}
