import type { FastifyRequest } from 'fastify';
import { Refusal } from '../problems/refusal';

/**
 * Makes a hook that takes forms from the site's own pages alone. Pages can't forge `Origin`, and clients that send none,
 * such as curl, pose no risk of cross-site request forgery.
 * @param allowed origins beside the address the site is reached at
 */
export function refuseForeignPages(allowed: string[]) {
  return async ({ headers, host }: FastifyRequest) => {
    const { origin } = headers;
    if (origin === undefined || headers['sec-fetch-site'] === 'same-origin') return;
    if (allowed.includes(origin) || hostOf(origin) === host) return;
    throw new Refusal(403, 'The form is on a page of another site');
  };
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
