import { largestEnquiryBytes } from '@site/shared/contracts/enquiry';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { StorageUnavailable } from '../enquiry/storage-unavailable';
import { SiteUnavailable } from '../site/site-unavailable';
import { sendProblem } from './problem';

/** Seconds after which trying again is worth it. */
const retryAfter = '30';

/** What to do about the refusals that Fastify makes while it reads a request. */
const details: Record<number, string> = {
  400: 'The request could not be read. Send the enquiry as a JSON object in UTF-8.',
  413: `The enquiry is larger than ${largestEnquiryBytes / 1024} KiB. Shorten the message and send it again.`,
  415: 'The enquiry has to be JSON. Send it with the header: Content-Type: application/json.',
};

/**
 * Turns whatever went wrong into an answer the caller can act on. What was sent stays out of the log:
 * the message of a mistake in JSON, for one, quotes the text around it.
 */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof StorageUnavailable) {
    request.log.error({ err: error.cause }, 'the enquiries are out of reach: check the disk and DATA_DIR');
    return sendProblem(reply.header('retry-after', retryAfter), 503, error.message);
  }
  if (error instanceof SiteUnavailable) {
    request.log.error({ err: error }, 'there is no site to serve');
    reply.header('retry-after', retryAfter).header('cache-control', 'no-store');
    return reply.code(503).type('text/plain; charset=utf-8').send(error.message);
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    request.log.info({ code: error.code, status }, 'refused a request');
    return sendProblem(reply, status, details[status] ?? 'The request is not one this server understands.');
  }
  request.log.error({ err: error }, 'a request failed');
  return sendProblem(
    reply,
    500,
    'Something went wrong on our side. Please try again, or call us if it stays that way.',
  );
}
