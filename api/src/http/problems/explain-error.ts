import { Refusal } from '@site/shared/http/refusal';
import type { FastifyError, FastifyRequest } from 'fastify';
import { StorageUnavailable } from './storage-unavailable';

/** The answer to a failed request. */
export interface Explanation {
  status: number;
  /** One or two sentences: the error and its remedy. */
  detail: string;
  /** Seconds until a retry makes sense. */
  retryAfter?: number | undefined;
}

type Refusals = Record<number, string>;

declare module 'fastify' {
  interface FastifyContextConfig {
    refusals?: Refusals;
  }
}

const defaultRefusals: Refusals = {
  403: 'Only pages of this site may send forms. If the site has another origin too, add it to ALLOWED_ORIGINS.',
  429: 'Too much was sent from your address. Wait a few minutes, then send it again, or call us.',
};

/**
 * Explains an error to the caller and logs it. The log contains nothing of the request: the message of a JSON error, for
 * instance, quotes the text around it.
 */
export function explainError(error: FastifyError, request: FastifyRequest): Explanation {
  if (error instanceof StorageUnavailable) {
    request.log.error({ err: error.cause }, 'the enquiries are unavailable: check the database');
    return { status: 503, detail: error.message, retryAfter: 30 };
  }
  if (error.code === 'FST_UNDER_PRESSURE') {
    request.log.warn('refused a request: the server is overloaded');
    return {
      status: 503,
      detail: 'The site is very busy just now. Please try again in a few seconds.',
      retryAfter: 10,
    };
  }
  const status = error.statusCode ?? 500;
  if (error instanceof Refusal || (status >= 400 && status < 500)) {
    request.log.info({ code: error.code, status }, 'refused a request');
    const { refusals } = request.routeOptions.config;
    const detail =
      refusals?.[status] ?? defaultRefusals[status] ?? 'The server does not understand the request.';
    return { status, detail, retryAfter: error instanceof Refusal ? error.retryAfter : undefined };
  }
  request.log.error({ err: error }, 'a request failed');
  return {
    status: 500,
    detail: 'Something went wrong on our side. Please try again, or call us if the error persists.',
  };
}
