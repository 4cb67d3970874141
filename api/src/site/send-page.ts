import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { negotiate } from '@fastify/accept-negotiator';
import { ifMissing } from '@site/shared/node/if-missing';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The suffixes of compressed pages, the smallest encoding first. */
const suffixes = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof suffixes;

interface Page {
  /** The absolute path of the uncompressed page. */
  file: string;
  /** The snapshot's headers of every page. */
  headers: Readonly<Record<string, string>>;
  cacheControl: string;
  status?: number;
}

/**
 * Answers with a prerendered page in an encoding that the browser accepts. Browsers cache a page and revalidate it each
 * time; the answer is then usually 304.
 */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const { file, headers, cacheControl, status = 200 } = page;
  const { content, encoding } = await readPage(file, request.headers['accept-encoding']);
  reply.headers({ ...headers, 'cache-control': cacheControl, vary: 'Accept-Encoding' });
  if (status === 200) {
    const tag = strongTag(content);
    reply.header('etag', tag);
    if (isKnown(tag, request.headers['if-none-match'])) return reply.code(304).send();
  }
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(status).type('text/html; charset=utf-8').send(content);
}

async function readPage(file: string, accepted = '') {
  let offered: Encoding[] = ['br', 'gzip'];
  for (;;) {
    const wanted = negotiate(accepted.toLowerCase(), offered);
    const encoding = offered.find((each) => each === wanted);
    if (!encoding) return { content: await readFile(file) };
    const content = await readFile(file + suffixes[encoding]).catch(ifMissing(undefined));
    if (content) return { content, encoding };
    offered = offered.filter((each) => each !== encoding);
  }
}

/** Hashes the bytes as sent, so that each encoding has its own. */
function strongTag(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url')}"`;
}

/** `If-None-Match` compares weakly: a proxy that compresses a page again marks its tag as weak. */
function isKnown(tag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch.split(',').some((known) => ['*', tag, `W/${tag}`].includes(known.trim()));
}
