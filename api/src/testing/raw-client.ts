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
  const { hostname, port } = new URL(address);
  let answer = '';
  const socket = connect(Number(port), hostname).on('data', (chunk) => {
    answer += chunk.toString('latin1');
    socket.end();
  });
  // A server may close the connection while more is being sent.
  socket.on('error', () => {});
  socket.write(bytes);
  const ending = setTimeout(() => socket.end(), patienceMs);
  await once(socket, 'close');
  clearTimeout(ending);
  return answer;
}
