import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { folderServer } from '@site/kit/cli/folder-server';

export interface StaticServer {
  origin: string;
  stop: () => void;
}

/** Serves a folder on its own origin, with CORS, like a team's own storage. */
export async function serveFolder(folder: string): Promise<StaticServer> {
  const server = folderServer(folder).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
