import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { onTestFinished } from 'vitest';
import type { ClamdAddress } from '../../settings/clamd-address';

/** A clamd for the running test that replies what a test wants. */
export async function startFakeClamd({ tcp = false } = {}) {
  const state = {
    /** Sent after a file. `hang` sends nothing and keeps the connection open, as does a reply of more than 2,000 bytes. */
    reply: 'stream: OK\0',
    /** Sent before the file was read. */
    early: '',
  };
  /** The files as received. */
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    if (state.early) socket.end(state.early);
    let received = Buffer.alloc(0);
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      const file = readStream(received);
      if (!file) return;
      scanned.push(file);
      if (state.reply.length > 2000) socket.write(state.reply);
      else if (state.reply !== 'hang') socket.end(state.reply);
    });
    socket.on('error', () => {});
  });
  const path = tcp ? undefined : join(await temporaryFolder(), 'clamd.ctl');
  if (path) server.listen(path);
  else server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const listening = server.address();
  const port = listening !== null && typeof listening === 'object' ? listening.port : 0;
  const address: ClamdAddress = path ? { path } : { host: '127.0.0.1', port };
  return { state, scanned, address, url: path ? `unix:${path}` : `tcp://127.0.0.1:${port}` };
}

const command = Buffer.from('zINSTREAM\0');

/** @returns the file once it is complete */
function readStream(received: Buffer): Buffer | undefined {
  const start = received.subarray(0, command.length);
  if (!start.equals(command.subarray(0, start.length))) throw new Error(`Not INSTREAM: ${start}`);
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
