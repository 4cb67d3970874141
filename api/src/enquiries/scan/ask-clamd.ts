import { connect } from 'node:net';
import type { ClamdAddress } from '../../settings/clamd-address';

/** In characters. A verdict has about fifty. */
const longestReply = 1024;

/**
 * Sends a file to clamd (`INSTREAM` in clamd(8)).
 * @returns the reply, for instance `stream: OK`
 * @throws unless a complete reply arrives after the whole file was sent
 */
export function askClamd(address: ClamdAddress, content: Buffer, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ ...address, signal });
    let reply = '';
    let isSent = false;
    let problem: Error | undefined;
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      reply += part;
      if (reply.includes('\0') || reply.length > longestReply) socket.destroy();
    });
    socket.on('error', (error) => {
      problem = error;
    });
    socket.on('close', () => {
      const verdict = reply.slice(0, -1);
      const isComplete = reply === `${verdict}\0` && verdict !== '' && !verdict.includes('\0');
      if (isComplete && isSent) resolve(verdict);
      else if (reply !== '') reject(new Error(`unexpected reply ${JSON.stringify(reply.slice(0, 200))}`));
      else reject(problem ?? new Error('the connection was closed without a reply'));
    });
    socket.write('zINSTREAM\0');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    socket.write(length);
    socket.write(content);
    // An empty chunk ends the file. After `destroy()`, the callback is called without an error.
    socket.write(Buffer.alloc(4), (error) => {
      isSent = !error && !socket.destroyed;
    });
  });
}
