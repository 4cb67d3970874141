import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { enquiryAddress } from '@site/shared/company/company';
import { expect, onTestFinished, vi } from 'vitest';
import type { ConnectionLimits } from '../settings/connection-limits';
import { openSite } from './open-site';
import type { openTestApp } from './test-app';

/** Limits that a busy machine does not reach. */
const long: Partial<ConnectionLimits> = {
  headersMs: 60_000,
  requestMs: 60_000,
  stalledMs: 60_000,
  checkIntervalMs: 20,
  lingerMs: 100,
};
export const patient = { timeout: 30_000 };

/** A server on a real port with a composed site, and helpers to open misbehaving connections. */
export async function openPort(
  connections: Partial<ConnectionLimits> = {},
  options: Parameters<typeof openTestApp>[0] = {},
) {
  const test = await openSite({ connections: { ...long, ...connections }, ...options });
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { hostname, port } = new URL(address);
  const open = async (localAddress = '127.0.0.1') => {
    // Half open: like a hostile client, this one closes its side only after a reset.
    const socket = connect({ port: Number(port), host: hostname, localAddress, allowHalfOpen: true });
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
  const openConnections = () =>
    new Promise<number>((resolve) => test.app.server.getConnections((_, n) => resolve(n)));
  const untilAllAreGone = () => vi.waitFor(async () => expect(await openConnections()).toBe(0), patient);
  return { ...test, address, open, openConnections, untilAllAreGone };
}

/** Collects what a connection receives. */
export function textOf(socket: Socket) {
  const read = { text: '' };
  socket.on('data', (chunk) => {
    read.text += chunk.toString('latin1');
  });
  return read;
}

/** The start of an enquiry whose body has not arrived. */
export const uploadHead = `POST ${enquiryAddress} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`;
