import type { FastifyInstance } from 'fastify';
import type { ConnectionLimits } from '../../settings/connection-limits';
import { clientOf, proxyMatcher } from './client-address';

const logIntervalMs = 60_000;

/**
 * Closes a client's connections beyond its limit. A trusted proxy has no limit here, because it forwards the requests of
 * all clients: it has to limit its clients itself, as `deploy/nginx` does.
 */
export function enforceConnectionLimits(
  app: FastifyInstance,
  trustedProxies: string[],
  { maxConnections, maxPerClient }: ConnectionLimits,
) {
  app.server.maxConnections = maxConnections;
  if (maxPerClient === 0) return;
  const isTrustedProxy = proxyMatcher(trustedProxies);
  const open = new Map<string, number>();
  let loggedAt = Number.NEGATIVE_INFINITY;
  app.server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    // A connection without an address was reset before it was accepted.
    if (remoteAddress === undefined || isTrustedProxy(remoteAddress)) return;
    const client = clientOf(remoteAddress);
    const count = (open.get(client) ?? 0) + 1;
    if (count > maxPerClient) {
      socket.destroy();
      logRefusal();
      return;
    }
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left === 0) open.delete(client);
      else open.set(client, left);
    });
  });

  function logRefusal() {
    if (performance.now() - loggedAt < logIntervalMs) return;
    loggedAt = performance.now();
    app.log.warn(
      `refused a connection: one client has ${maxPerClient} open. If that is a proxy, name it in TRUSTED_PROXIES; CONNECTIONS_PER_CLIENT sets the limit`,
    );
  }
}
