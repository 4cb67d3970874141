import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { FormGuardSettings } from '../../settings/read-settings';
import { clientOf } from '../connections/client-address';
import { Refusal } from '../problems/refusal';
import { refuseForeignPages } from './same-site';

export const timeWindow = 10 * 60_000;

/**
 * Guards the addresses that take forms: only pages of this site may send, and each client and all of them together may
 * send so much in ten minutes. To be called before the addresses are added.
 */
export async function guardForms(app: FastifyInstance, formGuards: FormGuardSettings): Promise<void> {
  const { allowedOrigins, maxPerClient, maxTotal } = formGuards;
  app.addHook('onRequest', refuseForeignPages(allowedOrigins));
  await limitEachClient(app, maxPerClient);
  if (maxTotal > 0) limitAll(app, maxTotal);
}

/** @param max requests of one client in ten minutes; 0: no limit */
export async function limitEachClient(app: FastifyInstance, max: number): Promise<void> {
  await app.register(rateLimit, {
    global: max > 0,
    max,
    timeWindow,
    enableDraftSpec: true,
    // A connection that was reset before its request was handled has no address any more.
    keyGenerator: ({ ip }: { ip?: string }) => clientOf(ip ?? 'none'),
    errorResponseBuilder: () => new Refusal(429, 'Too many requests from one client'),
  });
}

/** Bounds what strangers with many addresses can store and have mailed. */
function limitAll(app: FastifyInstance, max: number): void {
  const count = app.createRateLimit({ max, timeWindow, keyGenerator: () => 'all' });
  let isWarned = false;
  // After `onRequest`: what the limit for each client refuses does not count for all.
  app.addHook('preParsing', async (request) => {
    const counted = await count(request);
    if (counted.isAllowed) return;
    if (!counted.isExceeded) {
      isWarned = false;
      return;
    }
    if (!isWarned) request.log.warn({ max }, 'forms are refused: ENQUIRY_RATE_LIMIT_TOTAL is reached');
    isWarned = true;
    throw new Refusal(503, 'All clients together have sent too many forms', {}, counted.ttlInSeconds);
  });
}
