import { randomInt } from 'node:crypto';
import { bucketCount, rolloutCookie } from '@site/shared/node/rollout';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Finds the cookie `rolloutCookie`. */
const cookie = /(?:^|; ?)rollout=(\d\d)(?:;|$)/;

/** Seconds: 30 days. The cookie is deleted after the rollout; this is for visitors who don't return. */
const maxAge = 2_592_000;

/** Programs that index or preview pages: they should store stable pages. nginx has the same list. */
const crawler = /bot|crawl|spider|slurp|externalhit|archive|preview/i;

/** A visitor's bucket from the cookie, `00` to `99`; undefined without one. */
export function visitorBucket({ headers }: FastifyRequest): string | undefined {
  return cookie.exec(headers.cookie ?? '')?.[1];
}

export function drawBucket(): string {
  return String(randomInt(bucketCount)).padStart(2, '0');
}

/** False for crawlers, clients without a user agent, and browsers that save data: they get stable pages only. */
export function takesPart({ headers }: FastifyRequest): boolean {
  const agent = headers['user-agent'] ?? '';
  return agent !== '' && !crawler.test(agent) && headers['save-data']?.toString().toLowerCase() !== 'on';
}

/** Sets a visitor's bucket for the rollout. */
export function keepBucket(request: FastifyRequest, reply: FastifyReply, bucket: string): void {
  setCookie(request, reply, `${rolloutCookie}=${bucket}; Path=/; Max-Age=${maxAge}; SameSite=Lax`);
}

/** Deletes the cookie when no rollout runs. */
export function forgetBucket(request: FastifyRequest, reply: FastifyReply): void {
  setCookie(request, reply, `${rolloutCookie}=; Path=/; Max-Age=0; SameSite=Lax`);
}

function setCookie({ protocol }: FastifyRequest, reply: FastifyReply, text: string): void {
  reply.header('set-cookie', protocol === 'https' ? `${text}; Secure` : text);
}
