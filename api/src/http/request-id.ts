import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The form of nginx's `$request_id`; nothing else gets into the log through this header. */
const givenByProxy = /^[0-9a-f]{32}$/;

/** The ID of a request in log lines and answer: the one that the proxy in front of this server gave it, or a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && givenByProxy.test(given) ? given : randomUUID();
}

/** Tells the caller the ID, so that a complaint can be found in the log. */
export function addRequestId(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
