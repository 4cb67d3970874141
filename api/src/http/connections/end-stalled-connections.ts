import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ConnectionLimits } from '../../settings/connection-limits';
import { type OpenConnections, trackConnections } from './open-connections';

/**
 * Destroys stalled connections: uploads that stop, answers that are not read. When the server closes, unfinished requests
 * are answered first, within `closingMs`.
 */
export function endStalledConnections(
  app: FastifyInstance,
  { maxPipelined, stalledMs, closingStalledMs, closingMs }: ConnectionLimits,
): OpenConnections {
  const connections = trackConnections(app, maxPipelined);
  let closing = false;
  app.server.setTimeout(stalledMs, (socket) => {
    if (!waitsForServer(socket, connections.get(socket))) socket.destroy();
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of connections.keys()) socket.setTimeout(closingStalledMs);
    setTimeout(() => app.server.closeAllConnections(), closingMs).unref();
  });
  // Without this, a browser's keep-alive connection would keep the process running after its last answer.
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  return connections;
}

/** True when the client has sent its request completely, and has read all of the answer so far. */
function waitsForServer(socket: Socket, responses: ReadonlySet<ServerResponse> = new Set()): boolean {
  return socket.writableLength === 0 && [...responses].some(({ req }) => req.complete);
}
