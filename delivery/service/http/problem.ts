import { STATUS_CODES } from 'node:http';
import { BucketAwayError } from '@site/shared/node/bucket/bucket-errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

/** A problem of RFC 9457; the type `about:blank` means that it adds nothing to status and title. */
export const problemSchema = v.object({
  type: v.literal('about:blank'),
  title: v.string(),
  status: v.number(),
  /** One or two sentences: the error and its remedy. */
  detail: v.string(),
});

/** A refused request, answered with this status and message. */
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

/** Answers an error with a problem; an error that the client did not cause is logged and not shown. */
export function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status < 500 || error instanceof Refusal) {
    request.log.info({ status, detail: error.message }, 'refused a request');
    return sendProblem(reply, status, error.message);
  }
  request.log.error({ err: error }, 'a request failed');
  if (error instanceof BucketAwayError) return sendProblem(reply, 503, error.message);
  return sendProblem(reply, 500, 'Internal error of the release service. See its log.');
}
