import { listenRemedy } from '@site/shared/http/listen-remedy';
import { StartError } from '@site/shared/node/start-error';
import type { FastifyInstance } from 'fastify';

interface Address {
  port: number;
  host: string;
}

/**
 * Makes a server listen.
 * @param names the names of its settings, for error messages
 * @returns its URL on this machine, and the port, which the system chooses for port 0
 * @throws StartError when the host or the port can't be used
 */
export async function listen(app: FastifyInstance, address: Address, names: [port: string, host: string]) {
  try {
    // For `localhost` Fastify would create a second server, without the limits of connections.
    const host = address.host === 'localhost' ? '127.0.0.1' : address.host;
    await app.listen({ port: address.port, host });
  } catch (error) {
    const remedy = listenRemedy(error, address, names);
    throw remedy === undefined ? error : new StartError(remedy, { cause: error });
  }
  const bound = app.server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port');
  return { address: `http://${shownHost(address.host)}:${bound.port}`, port: bound.port };
}

/** `localhost` for loopback addresses and for all addresses: browsers treat it as secure. */
function shownHost(host: string): string {
  if (['::', '0.0.0.0', '::1', '127.0.0.1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
