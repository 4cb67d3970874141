import type { FastifyInstance } from 'fastify';

/** What every answer carries; pages carry more. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Once reached over TLS, the site is reached over nothing else for a year. */
const onlyOverTls = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

export function addSecurityHeaders(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders);
    // Behind a proxy that is trusted, its word counts for how the visitor came.
    if (request.protocol === 'https') reply.headers(onlyOverTls);
  });
}
