import { join } from 'node:path';
import { previewLabel } from '@site/shared/http/preview-host';
import { insideFolder } from '@site/shared/node/inside-folder';
import {
  type Preview,
  previewFile,
  previewId,
  previewSchema,
  previewSnapshotFolder,
  previewsFolder,
} from '@site/shared/node/preview';
import { readJsonIfValid } from '@site/shared/node/read-json';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { SiteUnavailable } from '../../http/problems/site-unavailable';
import type { PageSource } from '../page-source';
import { withReports } from '../report-headers';
import { readSnapshot } from '../snapshot';

/** The headers of every answer. The host name is the secret: no other site may get it as a referrer. */
const previewHeaders = { 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' };
const cacheControl = 'private, no-store';

const noPreview =
  'There is no preview at this address: it has expired, was withdrawn, or the address is incomplete.\n';
const nothingTaken =
  'This is a preview. It accepts no enquiries, applications or reports: nothing was stored.\n';

/**
 * Serves previews, each at its own subdomain.
 * @param host the parent host, for instance `preview.example`
 * @param sources gets the source of each request to a preview
 * @returns a hook for every request: one to a preview's host is answered from that preview, or refused
 */
export function createPreviews(
  siteDirectory: string,
  host: string,
  sources: WeakMap<FastifyRequest, PageSource>,
) {
  const folder = join(siteDirectory, previewsFolder);

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const label = previewLabel(request.hostname, host);
    if (label === undefined) return;
    reply.headers(previewHeaders);
    const preview = await find(label);
    if (!preview) return sendText(reply, 404, noPreview);
    reply.header('x-preview', releasesOf(preview));
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(reply, 403, nothingTaken);
    sources.set(request, await sourceOf(preview));
  };

  async function find(label: string): Promise<Preview | undefined> {
    if (!v.is(previewId, label)) return undefined;
    const preview = await readJsonIfValid(insideFolder(folder, label, previewFile), previewSchema);
    return preview && preview.expiresAt > Date.now() ? preview : undefined;
  }

  async function sourceOf({ id }: Preview): Promise<PageSource> {
    const snapshot = await readSnapshot(insideFolder(folder, id, previewSnapshotFolder)).catch((cause) => {
      throw new SiteUnavailable('This preview is damaged. Create another one: npx site preview', { cause });
    });
    const headers = { ...withReports(snapshot.headers, 0), ...previewHeaders };
    return { snapshot, headers, cacheControl, redirectCacheControl: cacheControl };
  }
}

function releasesOf({ releases }: Preview): string {
  return Object.entries(releases)
    .map(([app, version]) => `${app}@${version}`)
    .join(', ');
}

function sendText(reply: FastifyReply, status: number, text: string) {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
}
