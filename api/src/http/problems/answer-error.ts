import { sendProblem } from '@site/shared/http/problem';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { drainRequest } from '../connections/drain-request';
import { isDue } from '../is-due';
import { explainError } from './explain-error';
import { SiteUnavailable } from './site-unavailable';

/** Answers an error with a problem; a missing site with plain text. */
export async function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof SiteUnavailable) {
    if (isDue(request.server.server, error.message))
      request.log.error({ err: error }, 'there is no site to serve');
    reply.header('retry-after', '30').header('cache-control', 'no-store');
    return reply.code(503).type('text/plain; charset=utf-8').send(error.message);
  }
  const { status, detail } = await prepareRefusal(error, request, reply);
  return sendProblem(reply, status, detail);
}

/** Explains an error, and sets the headers of its answer, whatever its format. */
export async function prepareRefusal(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, detail, retryAfter } = explainError(error, request);
  if (status === 413 && (await drainRequest(request.raw))) reply.removeHeader('connection');
  // The rest of the request is not awaited.
  if (status === 408) reply.header('connection', 'close');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return { status, detail };
}
