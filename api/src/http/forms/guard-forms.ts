import rateLimit from '@fastify/rate-limit';
import { Refusal } from '@site/shared/http/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FormGuardSettings } from '../../settings/read-settings';
import { type ClientAddress, clientOf, networkOf } from '../connections/client-address';
import type { ClientLimits } from '../connections/client-limits';
import { refuseForeignPages } from './same-site';

const timeWindow = 10 * 60_000;

/** An IPv6 network (/48) may send as much as twenty clients (/64): it may be a provider's customers. */
export const formLimits = (perClient: number): ClientLimits => ({ perClient, perNetwork: 20 * perClient });

/**
 * Guards the paths that take forms: only pages of this site may send, and each client and each network has a limit in ten
 * minutes, for valid and invalid requests. To be called before the routes are added.
 */
export async function guardForms(app: FastifyInstance, formGuards: FormGuardSettings): Promise<void> {
  const { allowedOrigins, maxPerClient } = formGuards;
  app.addHook('onRequest', refuseForeignPages(allowedOrigins));
  await limitClients(app, formLimits(maxPerClient));
}

/** Limits the requests of each client and each network in ten minutes; 0: no limit. */
export async function limitClients(
  app: FastifyInstance,
  { perClient, perNetwork }: ClientLimits,
): Promise<void> {
  await app.register(rateLimit, {
    global: perClient > 0,
    max: perClient,
    timeWindow,
    enableDraftSpec: true,
    keyGenerator: ({ ip }) => clientOf(ip),
    errorResponseBuilder: () => new Refusal(429, 'Too many requests from one client'),
  });
  // After `onRequest`: a request over the client's limit does not count for its network.
  if (perClient > 0) app.addHook('preParsing', limitOfNetworks(app, perNetwork));
}

type Limit = (request: FastifyRequest) => Promise<void>;

/**
 * Creates a limit in addition to that of `guardForms`, for some of the forms.
 * @param max of one client in ten minutes
 * @returns a function that counts a request, and throws when the client or its network has exceeded the limit
 */
export function createFormLimit(app: FastifyInstance, max: number): Limit {
  const { perClient, perNetwork } = formLimits(max);
  const limitClient = limitOf(app, perClient, ({ ip }) => clientOf(ip));
  const limitNetwork = limitOfNetworks(app, perNetwork);
  return async (request) => {
    await limitClient(request);
    await limitNetwork(request);
  };
}

/** Bounds what an attacker with a /48, which is 65,536 clients, can store. */
function limitOfNetworks(app: FastifyInstance, max: number): Limit {
  const limit = limitOf(app, max, ({ ip }) => networkOf(ip) ?? 'none');
  return async (request) => {
    if (networkOf(request.ip) !== undefined) await limit(request);
  };
}

/** Creates a limit of the requests with the same key in ten minutes. */
export function limitOf(
  app: FastifyInstance,
  max: number,
  keyGenerator: (request: { ip: ClientAddress }) => string,
): Limit {
  const count = app.createRateLimit({ max, timeWindow, keyGenerator });
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new Refusal(429, 'Too many requests from one client or network', {}, counted.ttlInSeconds);
  };
}
