import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The form nginx gives its `$request_id`; nothing else gets into the log through this header. */
const givenByProxy = /^[0-9a-f]{32}$/;

/** Names a request in log lines and answer: as the proxy before this server named it, or anew. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && givenByProxy.test(given) ? given : randomUUID();
}

/** Tells the caller the request's name, so that a complaint can be found in the log. */
export function addRequestId(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
