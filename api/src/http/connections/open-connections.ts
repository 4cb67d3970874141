import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Every open connection, with its unfinished responses. */
export type OpenConnections = ReadonlyMap<Socket, ReadonlySet<ServerResponse>>;

/**
 * Tracks open connections and the requests under way on each.
 * @param maxPipelined a connection with more concurrent requests is destroyed: a client that sends many and reads no
 * answer would fill the memory
 */
export function trackConnections(app: FastifyInstance, maxPipelined: number): OpenConnections {
  const connections = new Map<Socket, Set<ServerResponse>>();
  app.server.on('connection', (socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('onRequest', async (request, reply) => {
    // Requests that a test injects have no connection.
    const responses = connections.get(request.raw.socket);
    if (!responses) return;
    responses.add(reply.raw);
    reply.raw.once('close', () => responses.delete(reply.raw));
    if (responses.size <= maxPipelined) return;
    reply.hijack();
    request.raw.socket.destroy();
  });
  return connections;
}
