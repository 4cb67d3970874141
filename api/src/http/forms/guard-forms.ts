import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { FormGuardSettings } from '../../settings/read-settings';
import { refuseForeignPages } from './same-site';

class TooManyRequests extends Error {
  readonly statusCode = 429;
}

/** Ten minutes: an office behind one address may send a burst, but nobody a stream. */
const timeWindow = 10 * 60_000;

/**
 * Guards the addresses that take forms; to be called before they are added. A client is one address, of IPv6 one
 * network (/64): a household has that many.
 */
export async function guardForms(app: FastifyInstance, formGuards: FormGuardSettings): Promise<void> {
  app.addHook('onRequest', refuseForeignPages(formGuards.allowedOrigins));
  if (formGuards.requestsPerWindow === 0) return;
  await app.register(rateLimit, {
    max: formGuards.requestsPerWindow,
    timeWindow,
    enableDraftSpec: true,
    errorResponseBuilder: () => new TooManyRequests('Too many requests from one client'),
  });
}
