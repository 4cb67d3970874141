import { once } from 'node:events';
import { connect } from 'node:net';

/** Milliseconds until an answer begins; an incomplete request has none. */
const patienceMs = 50;

/**
 * Sends raw bytes over a new connection. It closes its side once the answer begins, or after a moment without one: a server
 * drops its answer to a client that has closed its side before.
 * @returns everything received until the other side closed it, too
 */
export async function sendRaw(address: string, bytes: string | Buffer): Promise<string> {
  const { socket, answer } = send(address, bytes);
  socket.once('data', () => socket.end());
  const ending = setTimeout(() => socket.end(), patienceMs);
  const text = await answer;
  clearTimeout(ending);
  return text;
}

/** Sends raw bytes over a new connection, and returns everything received until the server closes it. */
export function untilClosed(address: string, bytes: string | Buffer): Promise<string> {
  return send(address, bytes).answer;
}

function send(address: string, bytes: string | Buffer) {
  const { hostname, port } = new URL(address);
  let text = '';
  const socket = connect(Number(port), hostname).on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  // A server may close the connection while more is being sent.
  socket.on('error', () => {});
  socket.write(bytes);
  return { socket, answer: once(socket, 'close').then(() => text) };
}
