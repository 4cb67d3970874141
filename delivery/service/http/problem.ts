import { STATUS_CODES } from 'node:http';
import { BucketAwayError } from '@site/shared/bucket/bucket-errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

/** A problem as RFC 9457 describes it; the type `about:blank` says that status and title tell it all. */
export const problemSchema = v.object({
  type: v.literal('about:blank'),
  title: v.string(),
  status: v.number(),
  /** One or two sentences: what is wrong and what to do about it. */
  detail: v.string(),
});

/** A refusal that is answered with its status and its message. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}

/** Answers with a problem. */
export function sendProblem(reply: FastifyReply, status: number, detail: string) {
  const title = STATUS_CODES[status] ?? 'Problem';
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ type: 'about:blank', title, status, detail }));
}

/** Answers with what went wrong; what is no fault of the client's is logged and not shown. */
export function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status < 500 || error instanceof Refusal) {
    request.log.info({ status, detail: error.message }, 'refused a request');
    return sendProblem(reply, status, error.message);
  }
  request.log.error({ err: error }, 'a request failed');
  if (error instanceof BucketAwayError) return sendProblem(reply, 503, error.message);
  return sendProblem(reply, 500, 'Something went wrong in the release service. Its log says what.');
}
