import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '@site/shared/http/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Creates a hook that asks for the password (RFC 7617): other users of this machine can reach its own address, too.
 * Browsers send it to this port only, which a cookie's host does not promise.
 */
export function requirePassword(password: string) {
  const expected = digest(`inbox:${password}`);
  return async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    const [, given] = /^basic +([\w+/=-]+)$/i.exec(headers.authorization ?? '') ?? [];
    if (given && timingSafeEqual(digest(Buffer.from(given, 'base64').toString()), expected)) return;
    reply.header('www-authenticate', 'Basic realm="Inbox", charset="UTF-8"');
    throw new Refusal(
      401,
      'Sign in as inbox, with the password that was printed at the start or is set in INBOX_PASSWORD.',
    );
  };
}

/** Digests have the same length, which the comparison needs. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
