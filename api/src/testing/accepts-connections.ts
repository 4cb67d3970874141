import { once } from 'node:events';
import { connect, type NetConnectOpts } from 'node:net';

/** Whether a server listens at a port or socket. */
export async function acceptsConnections(place: NetConnectOpts): Promise<boolean> {
  const socket = connect(place);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
