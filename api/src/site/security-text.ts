import { company } from '@site/shared/company/company';
import type { FastifyInstance } from 'fastify';
import { refuseOtherMethods } from '../http/problems/method-not-allowed';

const address = '/.well-known/security.txt';
const day = 24 * 60 * 60_000;
/** RFC 9116 recommends less than a year. */
const validForDays = 90;

/**
 * Where to report a security problem (RFC 9116). Answered here instead of being a file of the snapshot, because a snapshot
 * may stay deployed for longer than the text may be valid.
 */
export function addSecurityText(app: FastifyInstance) {
  app.get(address, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'max-age=86400')
      .send(composeSecurityText(new Date())),
  );
  refuseOtherMethods(app, address, ['GET', 'HEAD']);
}

function composeSecurityText(now: Date): string {
  const today = Math.floor(now.getTime() / day) * day;
  const expires = new Date(today + validForDays * day).toISOString();
  return [
    `Contact: mailto:${company.email}`,
    `Contact: ${company.website}/contact`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${company.website}${address}`,
    '',
  ].join('\n');
}
