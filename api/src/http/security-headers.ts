import type { FastifyInstance } from 'fastify';

/** Headers of every answer; pages have more. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Browsers use only TLS for a year. */
const strictTransport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

export function addSecurityHeaders(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders);
    // A trusted proxy reports whether the visitor used TLS.
    if (request.protocol === 'https') reply.headers(strictTransport);
  });
}
