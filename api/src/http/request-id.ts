import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The format of nginx's `$request_id`; other values of this header are ignored, so that they don't get into the log. */
const givenByProxy = /^[0-9a-f]{32}$/;

/** The ID of a request in log lines and answer: that of the proxy in front of this server, or a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && givenByProxy.test(given) ? given : randomUUID();
}

/** Returns the ID to the caller, so that a reported error can be found in the log. */
export function addRequestId(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
