import type { FastifyInstance } from 'fastify';
import type { ConnectionLimits } from '../../settings/connection-limits';
import { isDue } from '../is-due';
import { proxyMatcher } from './client-address';
import { createConcurrencyLimit } from './client-limits';

/**
 * Closes connections beyond the limits of the server, a client and a network. A trusted proxy has no limit of its own here,
 * because it forwards the requests of all clients: it has to limit its clients itself, as `deploy/nginx` does.
 */
export function enforceConnectionLimits(
  app: FastifyInstance,
  trustedProxies: string[],
  { maxConnections, maxPerClient, maxPerNetwork }: ConnectionLimits,
) {
  const warn = (line: string) => {
    if (isDue(app.server, line)) app.log.warn(line);
  };
  app.server.maxConnections = maxConnections;
  app.server.on('drop', () =>
    warn(
      `refused a connection: this server has ${maxConnections} open, its limit. If a few networks have most of them, block those in the firewall; otherwise add an instance`,
    ),
  );
  if (maxPerClient === 0) return;
  const isTrustedProxy = proxyMatcher(trustedProxies);
  // CONNECTIONS_PER_CLIENT may be set above the limit of a network.
  const perNetwork = Math.max(maxPerClient, maxPerNetwork);
  const take = createConcurrencyLimit({ perClient: maxPerClient, perNetwork });
  app.server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    // A connection without an address was reset before it was accepted.
    if (remoteAddress === undefined || isTrustedProxy(remoteAddress)) return;
    const release = take(remoteAddress);
    if (release) {
      socket.once('close', release);
      return;
    }
    socket.destroy();
    warn(
      `refused a connection: one client has ${maxPerClient} open, or one IPv6 network (/48) ${perNetwork}. If that is a proxy, name it in TRUSTED_PROXIES; CONNECTIONS_PER_CLIENT sets the limit of a client`,
    );
  });
}
