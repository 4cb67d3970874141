import type { FastifyReply } from 'fastify';

/** Answers with a page of the inbox. */
export function show(reply: FastifyReply, page: string, status = 200) {
  return reply.code(status).type('text/html; charset=utf-8').send(page);
}
