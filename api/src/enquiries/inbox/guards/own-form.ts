import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from '@site/shared/http/refusal';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';

const schema = v.object({ token: v.string() });

/**
 * Protects changes from forms on other sites, for which a browser would send the password, too.
 * @param origin of the inbox behind a reverse proxy
 * @returns the token, which no other site can read, for each form; and a hook that requires it and the form's origin
 */
export function ownForms(password: string, origin: string | undefined) {
  const token = createHmac('sha256', password).update('forms of the inbox').digest('base64url');
  const require = async (request: FastifyRequest) => {
    const { success, output } = v.safeParse(schema, request.body);
    if (isFromInbox(request, origin) && success && isSame(output.token, token)) return;
    throw new Refusal(
      403,
      'This form is from another site, or from before the inbox was restarted. Open its page again.',
    );
  };
  return { token, require };
}

/** Pages can forge neither header. Older browsers only send `Origin`. */
function isFromInbox({ headers, host }: FastifyRequest, proxied: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === proxied || new URL(origin).host === host;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
