import rateLimit from '@fastify/rate-limit';
import { Refusal } from '@site/shared/http/refusal';
import type { FastifyInstance } from 'fastify';
import type { FormGuardSettings } from '../../settings/read-settings';
import { clientOf, networkOf } from '../connections/client-address';
import { refuseForeignPages } from './same-site';

export const timeWindow = 10 * 60_000;

/** The limit of an IPv6 network (/48), as a multiple of that of one client (/64): it may be a provider's customers. */
const clientsOfNetwork = 20;

/**
 * Guards the paths that take forms: only pages of this site may send, and each client and each network has a limit in ten
 * minutes, for valid and invalid requests. To be called before the routes are added.
 */
export async function guardForms(app: FastifyInstance, formGuards: FormGuardSettings): Promise<void> {
  const { allowedOrigins, maxPerClient } = formGuards;
  app.addHook('onRequest', refuseForeignPages(allowedOrigins));
  await limitEachClient(app, maxPerClient);
  if (maxPerClient > 0) limitEachNetwork(app, maxPerClient * clientsOfNetwork);
}

/** @param max requests of one client in ten minutes; 0: no limit */
export async function limitEachClient(app: FastifyInstance, max: number): Promise<void> {
  await app.register(rateLimit, {
    global: max > 0,
    max,
    timeWindow,
    enableDraftSpec: true,
    // A connection that was reset before its request was handled has no address.
    keyGenerator: ({ ip }: { ip?: string }) => clientOf(ip ?? 'none'),
    errorResponseBuilder: () => new Refusal(429, 'Too many requests from one client'),
  });
}

/** Bounds what an attacker with a /48, which is 65,536 clients, can store. */
function limitEachNetwork(app: FastifyInstance, max: number): void {
  const keyGenerator = ({ ip }: { ip?: string }) => networkOf(ip ?? '') ?? 'none';
  const count = app.createRateLimit({ max, timeWindow, keyGenerator });
  // After `onRequest`: a request over the client's limit does not count for its network.
  app.addHook('preParsing', async (request) => {
    if (networkOf(request.ip ?? '') === undefined) return;
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new Refusal(429, 'Too many requests from one network', {}, counted.ttlInSeconds);
  });
}
