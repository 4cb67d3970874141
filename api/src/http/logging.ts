import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings/read-settings';

/** What the log needs to know about a request; Fastify hands over more. */
interface LoggedRequest {
  method: string;
  url: string;
}

interface LoggedError {
  name?: string;
  code?: string;
  message?: string;
  stack?: string;
}

/**
 * Structured logs without personal data: no body, no query string, no visitor's address, and of an error only what
 * names it, as libraries hang whole requests and rows on theirs.
 * They go to standard error; standard output carries one line, the address of the site.
 */
export function loggingTo(stream: { write(line: string): void }, level: Settings['logLevel']) {
  return {
    level,
    stream,
    serializers: {
      req: ({ method, url }: LoggedRequest) => ({ method, path: url.split('?', 1)[0] }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: ({ name = '', code, message = '', stack = '' }: LoggedError) => ({
        type: name,
        code,
        message,
        stack,
      }),
    },
  } satisfies FastifyServerOptions['logger'];
}
