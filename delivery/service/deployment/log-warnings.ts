import type { FastifyBaseLogger } from 'fastify';

/** Logs the steps of a deployment that failed after its entry was created: the operator has to look at them. */
export function logWarnings(log: FastifyBaseLogger, warnings: string[]): void {
  if (warnings.length > 0) log.error({ warnings }, 'a deployment has warnings');
}
