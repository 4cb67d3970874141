import { join } from 'node:path';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { readJson } from '@site/shared/contracts/read-json';
import { releaseFile, releaseSchema } from '@site/shared/contracts/release';
import { type ReleaseRecord, releaseRecordSchema } from '@site/shared/contracts/release-record';
import { releaseRecordFile } from '@site/shared/contracts/release-record-places';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../http/problems/problem';
import type { Generation } from '../generation';
import { createComposedPreviews } from './composed-previews';
import { confirmPreviewPage, isVisitorsOwnRequest } from './confirm-preview';
import { withBanner } from './preview-banner';
import { findCandidate, NoCandidate } from './preview-candidate';
import { previewDocument } from './preview-document';
import { allowOrigin } from './preview-policy';

const cookieName = 'preview';

/** Ends a preview, as in `?preview=off`. */
const off = 'off';

export interface PreviewSettings {
  /** Beside composed previews, candidates may come from these origins and no others. */
  origins: string[];
}

/**
 * Shows candidates inside the live site, each to the browser that asked for it; all others get what is live.
 * `@fastify/cookie` has to be there. Each function answers a request that belongs to a preview; false when it belongs to none.
 */
export function createPreviews(siteDirectory: string, { origins }: PreviewSettings) {
  const composed = createComposedPreviews(siteDirectory);

  /** What this browser previews, and the record with it; a candidate that is gone ends its preview. */
  async function readPreview(request: FastifyRequest, reply: FastifyReply, generation: Generation) {
    const wanted = request.cookies[cookieName];
    if (!wanted) return undefined;
    try {
      const live = await readRecord(generation);
      const { app, release, origin } = findCandidate(wanted, live, origins);
      return {
        app,
        origin,
        record: { ...live, microFrontends: { ...live.microFrontends, [app]: [release] } },
      };
    } catch (problem) {
      if (!(problem instanceof NoCandidate)) throw problem;
      reply.clearCookie(cookieName);
      return undefined;
    }
  }

  /**
   * What a preview shows, in words, and for how many seconds.
   * @throws NoCandidate
   */
  async function describe(wanted: string, generation: Generation) {
    if (wanted.includes('@') || wanted === '') {
      findCandidate(wanted, await readRecord(generation), origins);
      return { shown: wanted, maxAge: undefined };
    }
    const preview = await composed.find(wanted);
    if (!preview)
      throw new NoCandidate(
        'This link opens no preview: it has expired, or is not as it was made. Make another one: npm run preview',
      );
    const shown = Object.entries(preview.candidates).map((candidate) => candidate.join('@'));
    return { shown: shown.join(', '), maxAge: Math.ceil((preview.expiresAt - Date.now()) / 1000) };
  }

  return {
    /**
     * An address with `?preview=…`: begins or ends a preview for this browser, and redirects to the same address without
     * it. Unless the visitor asked for it, a page asks first; its form comes as a POST.
     */
    async switch(request: FastifyRequest, reply: FastifyReply, generation: Generation): Promise<boolean> {
      const { address, wanted } = splitAddress(request.url);
      if (wanted === null) return false;
      reply.header('cache-control', 'no-store');
      if (wanted === off) {
        reply.clearCookie(cookieName).redirect(address, 303);
        return true;
      }
      try {
        const { shown, maxAge } = await describe(wanted, generation);
        if (request.method === 'POST' || isVisitorsOwnRequest(request)) {
          const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto' } as const;
          reply
            .setCookie(cookieName, wanted, { ...cookie, ...(maxAge && { maxAge }) })
            .redirect(address, 303);
        } else {
          reply
            .headers({ ...generation.headers, 'x-robots-tag': 'noindex' })
            .type('text/html; charset=utf-8')
            .send(confirmPreviewPage(shown));
        }
      } catch (problem) {
        if (!(problem instanceof NoCandidate)) throw problem;
        sendProblem(reply, 404, problem.message);
      }
      return true;
    },

    /** Any address, to a browser that a signed link has opened a composed preview for. */
    async composed(request: FastifyRequest, reply: FastifyReply, path: string): Promise<boolean> {
      const wanted = request.cookies[cookieName];
      const preview = wanted === undefined ? undefined : await composed.find(wanted);
      if (preview) await composed.answer(preview, { path, url: request.url }, reply);
      return preview !== undefined;
    },

    /** A page, with a status of 200 or 404. */
    async page(
      request: FastifyRequest,
      reply: FastifyReply,
      generation: Generation,
      status: number,
    ): Promise<boolean> {
      const preview = await readPreview(request, reply, generation);
      if (!preview) return false;
      const { app, origin, record } = preview;
      const [live] = record.microFrontends.shell ?? [];
      if (!live) return false;
      const file = insideFolder(siteDirectory, 'releases/shell', live.metadata.version, releaseFile);
      const shell = await readJson(file, releaseSchema);
      const base = live.url.slice(0, -shell.webEntry.length);
      reply.headers({ ...allowOrigin(generation.headers, origin), 'cache-control': 'no-store' });
      reply
        .code(status)
        .type('text/html; charset=utf-8')
        .send(withBanner(previewDocument(shell, base, record), `${app} ${origin}`));
      return true;
    },

    /** The record of live releases. */
    async record(request: FastifyRequest, reply: FastifyReply, generation: Generation): Promise<boolean> {
      const preview = await readPreview(request, reply, generation);
      if (preview) reply.header('cache-control', 'no-store').send(preview.record);
      return Boolean(preview);
    },
  };
}

function readRecord({ folder }: Generation): Promise<ReleaseRecord> {
  return readJson(join(folder, releaseRecordFile), releaseRecordSchema);
}

/** An address without its preview, always on this site: `//elsewhere` would lead away. */
function splitAddress(url: string) {
  const [path = '', ...rest] = url.split('?');
  const query = new URLSearchParams(rest.join('?'));
  const wanted = query.get(cookieName);
  query.delete(cookieName);
  const search = query.size > 0 ? `?${query}` : '';
  return { address: path.replace(/^[/\\]+/, '/') + search, wanted };
}
