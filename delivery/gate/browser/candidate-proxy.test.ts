import { once } from 'node:events';
import { request } from 'node:http';
import { connect, createServer } from 'node:net';
import { messageOf } from '@site/shared/node/message-of';
import { listen } from '@site/shared/node/testing/listen';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startCandidateProxy } from './candidate-proxy';

/** Errors without a listener: each would end the process of the release service. */
const unhandled = vi.fn();
beforeEach(() => {
  unhandled.mockClear();
  process.on('uncaughtException', unhandled);
});
afterEach(() => {
  process.off('uncaughtException', unhandled);
});

async function start(origins: string[] = []) {
  const proxy = await startCandidateProxy(origins);
  onTestFinished(() => proxy.stop());
  proxy.serve((_request, response) => response.end('a page'));
  return { origin: proxy.origin, port: Number(new URL(proxy.origin).port) };
}

/** An origin of releases that answers with these bytes. */
async function startOrigin(answer: string): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(answer));
  });
  onTestFinished(() => void server.close());
  return listen(server);
}

/** The status of an answer through the proxy, or the error. */
async function statusOf(port: number, url: string): Promise<number | string> {
  const sent = request({ host: '127.0.0.1', port, path: url, signal: AbortSignal.timeout(5000) }).end();
  try {
    const [answer] = await once(sent, 'response');
    answer.on('error', () => {}).resume();
    return answer.statusCode;
  } catch (error) {
    return messageOf(error);
  }
}

/** A client that requests a tunnel and resets its connection. */
async function resetTunnel(port: number, host: string): Promise<void> {
  const client = connect(port, '127.0.0.1').on('error', () => {});
  await once(client, 'connect');
  // The byte after the request is unread when the connection is reset.
  client.write(`CONNECT ${host} HTTP/1.1\r\nhost: ${host}\r\n\r\nx`, () => client.resetAndDestroy());
  await once(client, 'close');
}

test('a client may reset a refused and an open tunnel', async () => {
  const silent = await startOrigin('');
  const { origin, port } = await start([silent.replace('http:', 'https:')]);
  for (let round = 0; round < 5; round += 1) {
    await resetTunnel(port, 'other.example:443');
    await resetTunnel(port, new URL(silent).host);
  }
  expect(unhandled).not.toHaveBeenCalled();
  expect(await statusOf(port, `${origin}/`)).toBe(200);
});

test.each([
  ['a status that Node does not send', 'HTTP/1.1 000 x\r\ncontent-length: 0\r\n\r\n'],
  ['a trailer that does not follow', 'HTTP/1.1 200 x\r\ntrailer: a\r\ncontent-length: 0\r\n\r\n'],
])('an origin may answer with %s', async (_, answer) => {
  const silent = await startOrigin(answer);
  const { origin, port } = await start([silent]);
  expect(await statusOf(port, `${silent}/x`)).toBe('socket hang up');
  expect(unhandled).not.toHaveBeenCalled();
  expect(await statusOf(port, `${origin}/`)).toBe(200);
});

test('an origin may end in the middle of a file', async () => {
  const origin = await startOrigin('HTTP/1.1 200 x\r\ncontent-length: 9\r\n\r\nx');
  const { port } = await start([origin]);
  const sent = request({
    host: '127.0.0.1',
    port,
    path: `${origin}/x`,
    signal: AbortSignal.timeout(5000),
  }).end();
  const [answer] = await once(sent, 'response');
  await expect(answer.toArray()).rejects.toThrow('aborted');
  expect(unhandled).not.toHaveBeenCalled();
});
