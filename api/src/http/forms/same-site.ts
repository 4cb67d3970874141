import { Refusal } from '@site/shared/http/refusal';
import type { FastifyRequest } from 'fastify';

/**
 * Creates a hook that accepts forms only from the site's own pages. Pages can't forge `Origin`, and clients without it,
 * such as curl, are no risk of cross-site request forgery.
 * @param allowed further origins, in addition to the request's own host
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
