import { sendProblem } from '@site/shared/http/problem';
import { Refusal } from '@site/shared/http/refusal';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { OtherRolloutError } from '../../deploy/rollout/change-rollout';
import { operatorError } from './operator-error';

/** Answers an error with a problem; an error that the client did not cause is logged and not shown. */
export function answerError(
  error: FastifyError | Refusal | OtherRolloutError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  // An unread body would block the next request on the connection.
  if (!request.raw.complete) reply.header('connection', 'close');
  const status = error instanceof OtherRolloutError ? 409 : (error.statusCode ?? 500);
  if (status < 500 || error instanceof Refusal) {
    if (error.cause === undefined) request.log.info({ status, detail: error.message }, 'refused a request');
    else request.log.error({ err: error }, 'a request failed');
    if (error instanceof Refusal && error.retryAfter) reply.header('retry-after', error.retryAfter);
    if (status === 401) reply.header('www-authenticate', 'Bearer');
    return sendProblem(reply, status, error.message);
  }
  request.log.error({ err: error }, 'a request failed');
  const { status: code, detail } = operatorError(error) ?? internalError;
  return sendProblem(reply, code, detail);
}

const internalError = { status: 500, detail: 'Internal error of the release service. See its log.' };
