import { randomInt } from 'node:crypto';
import { rolloutCookie, visitorNumbers } from '@site/shared/contracts/rollout';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookie that `rolloutCookie` names. */
const cookie = /(?:^|; ?)rollout=(\d\d)(?:;|$)/;

/** The cookie goes with the rollout; this is for visitors who don't come back. In seconds: 30 days. */
const maxAge = 2_592_000;

/** Programs that index or preview pages: what they keep should be what is stable. nginx has the same words. */
const crawler = /bot|crawl|spider|slurp|externalhit|archive|preview/i;

/** A visitor's number, `00` to `99`, as the cookie says; undefined without one. */
export function visitorNumber({ headers }: FastifyRequest): string | undefined {
  return cookie.exec(headers.cookie ?? '')?.[1];
}

export function randomNumber(): string {
  return String(randomInt(visitorNumbers)).padStart(2, '0');
}

/** False for crawlers, programs without a name, and browsers that save data: nothing is tried out on them. */
export function takesPart({ headers }: FastifyRequest): boolean {
  const agent = headers['user-agent'] ?? '';
  return agent !== '' && !crawler.test(agent) && headers['save-data']?.toString().toLowerCase() !== 'on';
}

/** Gives a visitor a number for as long as the rollout runs. */
export function keepNumber(request: FastifyRequest, reply: FastifyReply, number: string): void {
  setCookie(request, reply, `${rolloutCookie}=${number}; Path=/; Max-Age=${maxAge}; SameSite=Lax`);
}

/** No rollout runs: the number is forgotten. */
export function forgetNumber(request: FastifyRequest, reply: FastifyReply): void {
  setCookie(request, reply, `${rolloutCookie}=; Path=/; Max-Age=0; SameSite=Lax`);
}

function setCookie({ protocol }: FastifyRequest, reply: FastifyReply, text: string): void {
  reply.header('set-cookie', protocol === 'https' ? `${text}; Secure` : text);
}
