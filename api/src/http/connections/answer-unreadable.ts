import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { securityHeaders } from '../security-headers';
import type { OpenConnections } from './open-connections';

/** The response to a client, by the code of Node's error. */
const details: Record<string, { status: number; detail: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    detail: 'The headers of the request are too large. Send fewer, or shorter ones.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    detail: 'The request did not arrive completely in time. Send it again.',
  },
};
const defaultDetail = {
  status: 400,
  detail: 'The request is not valid HTTP/1.1. Check its syntax.',
};

/**
 * Answers a request that Node could not parse with a problem like any other, and closes the connection: the start of the
 * next request is unknown.
 * @param lingerMs milliseconds in which the rest of the request is read and dropped. A connection destroyed at once is
 * reset, and the client never reads the answer; one that is only ended stays open as long as the client wants.
 */
export function answerUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  connections: OpenConnections,
  lingerMs: number,
): void {
  if (socket.writableEnded) return;
  const answerBegun = [...(connections.get(socket) ?? [])].some(({ headersSent }) => headersSent);
  if (error.code === 'ECONNRESET' || !socket.writable || answerBegun) {
    socket.destroy();
    return;
  }
  socket.end(refusalOf(error));
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

function refusalOf(error: NodeJS.ErrnoException): string {
  const { status, detail } = details[error.code ?? ''] ?? defaultDetail;
  const title = STATUS_CODES[status];
  const body = JSON.stringify({ type: 'about:blank', title, status, detail });
  const headers = {
    ...securityHeaders,
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${body}`;
}
