import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../problems/problem';

/**
 * Makes a hook that takes forms from the site's own pages alone. Pages can't forge `Origin`, and clients that send none,
 * such as curl, pose no risk of cross-site request forgery.
 * @param allowed origins beside the address the site is reached at
 */
export function refuseForeignPages(allowed: string[]) {
  return async ({ headers, host }: FastifyRequest, reply: FastifyReply) => {
    const { origin } = headers;
    if (origin === undefined || headers['sec-fetch-site'] === 'same-origin') return;
    if (allowed.includes(origin) || hostOf(origin) === host) return;
    return sendProblem(
      reply,
      403,
      'Forms are taken from pages of this site alone. If it is reached at another address too, name that one in ALLOWED_ORIGINS.',
    );
  };
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
