import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';

/** A wrong field of what was sent. */
export interface FieldError {
  field: string;
  message: string;
}

/**
 * Answers with a problem as RFC 9457 describes it; the type `about:blank` says that status and title tell it all.
 * @param detail one or two sentences: what is wrong and what to do about it
 */
export function sendProblem(reply: FastifyReply, status: number, detail: string, errors?: FieldError[]) {
  const problem = { type: 'about:blank', title: STATUS_CODES[status], status, detail, errors };
  return reply
    .code(status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem));
}
