import { once } from 'node:events';
import { createServer } from 'node:net';

/** @returns a port of this machine that nothing listens at */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address && typeof address === 'object' ? address.port : 0;
}
