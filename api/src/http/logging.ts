import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings/read-settings';

/** The part of a request that is logged. */
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
 * Structured logs without personal data: no body, no query string, no visitor's address. Of an error only known fields
 * are logged, because libraries attach whole requests and rows to theirs.
 * They go to standard error; standard output gets one line, the URL of the site.
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
