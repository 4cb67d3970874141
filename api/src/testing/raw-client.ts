import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Sends bytes as they are, over a connection of their own, and ends it.
 * @returns everything that came back until the other side ended it, too
 */
export async function sendRaw(address: string, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(address);
  let answer = '';
  const socket = connect(Number(port), hostname).on('data', (chunk) => {
    answer += chunk.toString('latin1');
  });
  // A server that has heard enough may hang up while more is on its way.
  socket.on('error', () => {});
  socket.end(bytes);
  await once(socket, 'close');
  return answer;
}
