import type { FastifyError, FastifyRequest } from 'fastify';
import { StorageUnavailable } from '../../storage/storage-unavailable';
import { Refusal } from './refusal';

/** What a caller is told about a request that went wrong. */
export interface Explanation {
  status: number;
  /** One or two sentences: what is wrong and what to do about it. */
  detail: string;
  /** Seconds after which trying again is worth it. */
  retryAfter?: number | undefined;
}

type Refusals = Record<number, string>;

declare module 'fastify' {
  interface FastifyContextConfig {
    refusals?: Refusals;
  }
}

const defaultRefusals: Refusals = {
  403: 'Forms are taken from pages of this site alone. If it is reached at another address too, name that one in ALLOWED_ORIGINS.',
  429: 'Too much was sent from your address. Wait a few minutes, then send it again, or call us.',
};

/**
 * Explains an error to the caller and logs it. The log holds nothing that was sent: the message of a JSON error, for
 * instance, quotes the text around it.
 */
export function explainError(error: FastifyError, request: FastifyRequest): Explanation {
  if (error instanceof StorageUnavailable) {
    request.log.error({ err: error.cause }, 'the enquiries are out of reach: check the database');
    return { status: 503, detail: error.message, retryAfter: 30 };
  }
  if (error.code === 'FST_UNDER_PRESSURE') {
    request.log.warn('too many requests at once: refused one');
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
      refusals?.[status] ?? defaultRefusals[status] ?? 'The request is not one this server understands.';
    return { status, detail, retryAfter: error instanceof Refusal ? error.retryAfter : undefined };
  }
  request.log.error({ err: error }, 'a request failed');
  return {
    status: 500,
    detail: 'Something went wrong on our side. Please try again, or call us if it stays that way.',
  };
}
