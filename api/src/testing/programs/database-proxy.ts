import { connect, createServer, type Socket } from 'node:net';
import { listen } from '@site/shared/node/testing/listen';
import { onTestFinished } from 'vitest';

/** The network between a server and its PostgreSQL. */
export interface DatabaseProxy {
  /** The address of the same database through it. */
  url: string;
  /** Stops forwarding on the open connections, and leaves them open. */
  stall(): void;
  /** Stalls once it has forwarded a statement that contains this text, and then resolves. */
  stallAfter(text: string): Promise<void>;
  /** Forwards again, beginning with what has arrived since. */
  resume(): void;
}

/** Puts a network that can fail in front of a PostgreSQL. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let last: { text: string; resolve: () => void } | undefined;
  const stall = () => {
    for (const socket of sockets) socket.pause();
  };
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    client.on('data', (sent: Buffer) => {
      if (!last || !sent.includes(last.text)) return;
      stall();
      last.resolve();
      last = undefined;
    });
  });
  const url = new URL(target);
  url.port = new URL(await listen(server)).port;
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return {
    url: url.href,
    stall,
    stallAfter: (text) =>
      new Promise((resolve) => {
        last = { text, resolve };
      }),
    resume: () => {
      for (const socket of sockets) socket.resume();
    },
  };
}
