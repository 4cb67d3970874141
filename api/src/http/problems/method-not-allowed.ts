import { sendProblem } from '@site/shared/http/problem';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Makes a path refuse every method but its own, before the body is read. */
export function refuseOtherMethods(app: FastifyInstance, url: string, allowed: string[]) {
  app.route({
    url,
    method: app.supportedMethods.filter((method) => !allowed.includes(method)),
    onRequest: async (request, reply) => sendMethodNotAllowed(reply, request.method, allowed),
    handler: () => {},
  });
}

/** Answers a method that the path doesn't support. */
export function sendMethodNotAllowed(reply: FastifyReply, method: string, allowed: string[]) {
  reply.header('allow', allowed.join(', '));
  return sendProblem(
    reply,
    405,
    `This path does not support ${method}. Use ${allowed.join(' or ')} instead.`,
  );
}
