import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine that nobody listens at, for programs that can't choose one themselves. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The probe has no port');
  return address.port;
}
