import { once } from 'node:events';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ConnectionLimits } from '../../settings/connection-limits';
import { pageText } from '../../testing/composed-site';
import { openPort, patient, textOf, uploadHead } from '../../testing/open-port';

/** For tests that wait for a limit. All others use limits that a busy machine does not reach. */
const short: Partial<ConnectionLimits> = { headersMs: 150, requestMs: 300 };
const addLargeRoute = (bytes: number) => (app: FastifyInstance) =>
  app.get('/large', (_request, reply) => reply.send(Buffer.alloc(bytes)));

test.each([
  ['nothing', ''],
  ['half a head', 'GET / HTTP/1.1\r\nHost:'],
  ['half a body', `${uploadHead}{"firstName":`],
  ['no HTTP', 'hello\r\n\r\n'],
])(
  'a client that sends %s and never disconnects is answered, and its connection is closed',
  async (_, bytes) => {
    const { open, untilAllAreGone } = await openPort(short);
    const socket = await open();
    const read = textOf(socket);
    socket.write(bytes);
    await untilAllAreGone();
    expect(read.text).toMatch(/^HTTP\/1\.1 (400|408) /);
  },
);

test('stalled connections lock no other client out', async () => {
  const stallFour = async (limits: Partial<ConnectionLimits>) => {
    const { address, open } = await openPort({ ...limits, maxConnections: 4 });
    for (let number = 0; number < 4; number++) (await open()).write('GET / HTTP/1.1\r\nHost:');
    return address;
  };
  await expect(fetch(await stallFour({}))).rejects.toThrow();
  const address = await stallFour(short);
  await vi.waitFor(async () => expect((await fetch(address)).status).toBe(200), patient);
});

test('a client that reads no answers is disconnected', async () => {
  // More than fits into the system's buffers.
  const instrument = addLargeRoute(64 * 1024 * 1024);
  const { open, openConnections, untilAllAreGone } = await openPort(
    { ...short, stalledMs: 500 },
    { instrument },
  );
  const socket = await open();
  socket.pause();
  socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await openConnections()).toBe(1);
  await untilAllAreGone();
});

test('an answer that is read slowly arrives completely', async () => {
  const size = 20 * 1024 * 1024;
  const { open } = await openPort({ stalledMs: 5000 }, { instrument: addLargeRoute(size) });
  const socket = await open();
  socket.write('GET /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  let received = 0;
  socket.on('data', (chunk) => {
    received += chunk.length;
    socket.pause();
    // The whole answer takes longer than a connection may stall.
    setTimeout(() => socket.resume(), 20);
  });
  await once(socket, 'end');
  expect(received).toBeGreaterThan(size);
}, 60_000);

test('a client that sends many requests without reading an answer is disconnected', async () => {
  const { open, untilAllAreGone, address } = await openPort({ maxPipelined: 10, stalledMs: 60_000 });
  const socket = await open();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(60));
  await untilAllAreGone();
  expect((await fetch(address)).status).toBe(200);
});

test('a few requests sent at once are answered in order', async () => {
  const { open } = await openPort();
  const socket = await open();
  const read = textOf(socket);
  socket.write(
    'GET / HTTP/1.1\r\nHost: x\r\n\r\nGET /aboutus HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  );
  await once(socket, 'end');
  expect(read.text.indexOf(pageText('first', '/'))).toBeGreaterThan(0);
  expect(read.text.indexOf(pageText('first', '/AboutUs'))).toBeGreaterThan(
    read.text.indexOf(pageText('first', '/')),
  );
});

test('invalid bytes after an answer has started do not get into that answer', async () => {
  const instrument = (app: FastifyInstance) =>
    app.get('/slow', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/plain' });
      reply.raw.write('begun');
    });
  const { open, untilAllAreGone } = await openPort(short, { instrument });
  const socket = await open();
  const read = textOf(socket);
  socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  await vi.waitFor(() => expect(read.text).toContain('begun'), patient);
  socket.write('hello\r\n\r\n');
  await untilAllAreGone();
  expect(read.text.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test('a client gets its limit of connections; others are served', async () => {
  const { open, address, openConnections } = await openPort({ maxPerClient: 3 });
  for (let number = 0; number < 3; number++) await open('127.0.0.2');
  const fourth = await open('127.0.0.2');
  fourth.resume();
  await once(fourth, 'end');
  await vi.waitFor(async () => expect(await openConnections()).toBe(3), patient);
  expect((await fetch(address)).status).toBe(200);
});

test('a closed connection makes room for the next one of its client', async () => {
  const { open, openConnections } = await openPort({ maxPerClient: 1 });
  const first = await open('127.0.0.2');
  await vi.waitFor(async () => expect(await openConnections()).toBe(1), patient);
  first.destroy();
  await vi.waitFor(async () => expect(await openConnections()).toBe(0), patient);
  const second = await open('127.0.0.2');
  const read = textOf(second);
  second.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await vi.waitFor(() => expect(read.text).toContain('200 OK'), patient);
});

test('many clients of one IPv6 network leave connections to others', async () => {
  const { app } = await openPort();
  // This machine has one IPv6 client: the addresses of the others are invented.
  const connectFrom = (remoteAddress: string) => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
    onTestFinished(() => void socket.destroy());
    app.server.emit('connection', socket);
    return !socket.destroyed;
  };
  const open = Array.from({ length: 5000 }, (_, number) => connectFrom(`2001:db8:0:${number % 20}::1`));
  expect(open.filter(Boolean)).toHaveLength(1000);
  expect([connectFrom('2001:db8:1::1'), connectFrom('192.0.2.1')]).toEqual([true, true]);
});

test('the first connection that is refused because the server is full is logged', async () => {
  const lines: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => lines.push(line) } };
  const { open } = await openPort({ maxConnections: 2 }, { logger });
  for (let number = 0; number < 6; number++) await open('127.0.0.2');
  const refusals = () => lines.filter((line) => line.includes('this server has 2 open'));
  await vi.waitFor(() => expect(refusals()).toHaveLength(1), patient);
  expect(lines.join('')).not.toContain('127.0.0.2');
});

test('a trusted proxy has no limit of connections', async () => {
  const formGuards = { trustedProxies: ['127.0.0.0/30'] };
  const { open, openConnections } = await openPort({ maxPerClient: 1 }, { formGuards });
  for (let number = 0; number < 5; number++) await open('127.0.0.2');
  await vi.waitFor(async () => expect(await openConnections()).toBe(5), patient);
});

test('the first refused connection is logged with its settings and without an address', async () => {
  const lines: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => lines.push(line) } };
  const { open } = await openPort({ maxPerClient: 1 }, { logger });
  for (let number = 0; number < 4; number++) await open('127.0.0.2');
  const refusals = () => lines.filter((line) => line.includes('refused a connection'));
  await vi.waitFor(() => expect(refusals()).toHaveLength(1), patient);
  expect(refusals()[0]).toMatch(/TRUSTED_PROXIES.*CONNECTIONS_PER_CLIENT/);
  expect(lines.join('')).not.toContain('127.0.0.2');
});
