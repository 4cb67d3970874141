import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { FormGuardSettings } from '../../settings/read-settings';
import { clientOf } from '../connections/client-address';
import { refuseForeignPages } from './same-site';

class TooManyRequests extends Error {
  readonly statusCode = 429;
}

/** Ten minutes: an office behind one address may send a burst, but nobody a stream. */
const timeWindow = 10 * 60_000;

/**
 * Guards the addresses that take forms; to be called before they are added.
 */
export async function guardForms(app: FastifyInstance, formGuards: FormGuardSettings): Promise<void> {
  app.addHook('onRequest', refuseForeignPages(formGuards.allowedOrigins));
  if (formGuards.requestsPerWindow === 0) return;
  await app.register(rateLimit, {
    max: formGuards.requestsPerWindow,
    timeWindow,
    enableDraftSpec: true,
    // A connection that was reset before its request was handled has no address any more.
    keyGenerator: ({ ip }: { ip?: string }) => clientOf(ip ?? 'none'),
    errorResponseBuilder: () => new TooManyRequests('Too many requests from one client'),
  });
}
