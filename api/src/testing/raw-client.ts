import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Sends raw bytes over a new connection, and closes it.
 * @returns everything received until the other side closed it, too
 */
export async function sendRaw(address: string, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(address);
  let answer = '';
  const socket = connect(Number(port), hostname).on('data', (chunk) => {
    answer += chunk.toString('latin1');
  });
  // A server may close the connection while more is being sent.
  socket.on('error', () => {});
  socket.end(bytes);
  await once(socket, 'close');
  return answer;
}
