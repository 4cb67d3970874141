import type { FastifyBaseLogger } from 'fastify';

/** Logs why repeated work fails: each reason once until the work succeeds, as it may fail every few seconds for hours. */
export function createFailureLog(
  log: FastifyBaseLogger,
  messages: { failed: string; succeeded: string },
  level: 'warn' | 'error' = 'warn',
) {
  const logged = new Set<string>();

  return {
    /** @param error an AggregateError has several reasons */
    failed(error: unknown): void {
      for (const err of error instanceof AggregateError ? error.errors : [error]) {
        const reason = reasonOf(err);
        if (!logged.has(reason)) log[level]({ err }, messages.failed);
        logged.add(reason);
      }
    },
    succeeded(): void {
      if (logged.size > 0) log.info(messages.succeeded);
      logged.clear();
    },
  };
}

/** The code of a database or system error: its message may name a port or a row. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? String(error.code) : error.message;
}
