import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseRecord, releaseRecordSchema } from '@site/shared/contracts/release-record';
import { releaseRecordFile } from '@site/shared/contracts/release-record-places';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { sendProblem } from '../../http/problems/problem';
import type { Generation } from '../generation';
import { type Candidate, findCandidate, NoCandidate, readStoredRelease } from './preview-candidate';
import { previewDocument } from './preview-document';
import { allowOrigin } from './preview-policy';

const cookieName = 'preview';

/** Ends a preview, as in `?preview=off`. */
const off = 'off';

export interface PreviewSettings {
  /** Beside the stored releases, candidates may come from these origins and no others. */
  origins: string[];
}

type Answer = (request: FastifyRequest, reply: FastifyReply, generation: Generation) => Promise<boolean>;

/** Each answers a request that belongs to a preview, and says whether it did. */
export interface Previews {
  /** `?preview=…`: begins or ends a preview for this browser, and leads to the same address without it. */
  switch: Answer;
  /** A page, with a status of 200 or 404. */
  page: (
    request: FastifyRequest,
    reply: FastifyReply,
    generation: Generation,
    status: number,
  ) => Promise<boolean>;
  /** The record of live releases. */
  record: Answer;
}

/** Shows candidates inside the live site, each to the browser that asked for it alone: the others' answers stay as they are. */
export function createPreviews(siteDirectory: string, { origins }: PreviewSettings): Previews {
  const find = (wanted: string, record: ReleaseRecord) =>
    findCandidate(wanted, record, { siteDirectory, origins });

  /** What this browser previews; a candidate that is gone ends its preview. */
  async function previewed(request: FastifyRequest, reply: FastifyReply, generation: Generation) {
    const wanted = cookieOf(request);
    if (!wanted) return undefined;
    try {
      const live = await readRecord(generation);
      const candidate = await find(wanted, live);
      return { candidate, record: withCandidate(live, candidate) };
    } catch (problem) {
      if (!(problem instanceof NoCandidate)) throw problem;
      reply.header('set-cookie', cookie(request, ''));
      return undefined;
    }
  }

  return {
    async switch(request, reply, generation) {
      const { pathname, search, wanted } = splitAddress(request.url);
      if (wanted === null) return false;
      try {
        if (wanted !== off) await find(wanted, await readRecord(generation));
      } catch (problem) {
        if (!(problem instanceof NoCandidate)) throw problem;
        sendProblem(reply, 404, problem.message);
        return true;
      }
      reply.headers({
        'set-cookie': cookie(request, wanted === off ? '' : wanted),
        'cache-control': 'no-store',
      });
      reply.redirect(pathname + search, 302);
      return true;
    },

    async page(request, reply, generation, status) {
      const preview = await previewed(request, reply, generation);
      if (!preview) return false;
      const { candidate, record } = preview;
      const [live] = record.microFrontends.shell ?? [];
      if (!live) return false;
      const shell = await readStoredRelease('shell', live.metadata.version, siteDirectory);
      const base = live.url.slice(0, -shell.webEntry.length);
      reply.headers({ ...allowOrigin(generation.headers, candidate.origin), 'cache-control': 'no-store' });
      reply
        .code(status)
        .type('text/html; charset=utf-8')
        .send(previewDocument(shell, base, record));
      return true;
    },

    async record(request, reply, generation) {
      const preview = await previewed(request, reply, generation);
      if (preview) reply.header('cache-control', 'no-store').send(preview.record);
      return Boolean(preview);
    },
  };
}

async function readRecord({ folder }: Generation): Promise<ReleaseRecord> {
  return v.parse(releaseRecordSchema, JSON.parse(await readFile(join(folder, releaseRecordFile), 'utf8')));
}

function withCandidate(record: ReleaseRecord, { app, release }: Candidate): ReleaseRecord {
  return { ...record, microFrontends: { ...record.microFrontends, [app]: [release] } };
}

function cookieOf({ headers }: FastifyRequest): string | undefined {
  const value = /(?:^|; *)preview=([^;]+)/.exec(headers.cookie ?? '')?.[1];
  try {
    return value && decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** For this browser until it is closed; an empty value ends it. */
function cookie({ protocol }: FastifyRequest, value: string): string {
  const secure = protocol === 'https' ? '; Secure' : '';
  const end = value ? '' : '; Max-Age=0';
  return `${cookieName}=${encodeURIComponent(value)}; Path=/; HttpOnly; SameSite=Lax${secure}${end}`;
}

/** An address without its preview, always on this site: `//elsewhere` would lead away. */
function splitAddress(address: string) {
  const [path = '', ...rest] = address.split('?');
  const query = new URLSearchParams(rest.join('?'));
  const wanted = query.get('preview');
  query.delete('preview');
  const search = query.size > 0 ? `?${query}` : '';
  return { pathname: path.replace(/^[/\\]+/, '/'), search, wanted };
}
