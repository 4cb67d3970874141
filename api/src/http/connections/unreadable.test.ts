import { gzipSync } from 'node:zlib';
import { enquiryAddress } from '@site/shared/company/company';
import { expect, test } from 'vitest';
import { untilClosed } from '../../testing/raw-client';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { openTestApp } from '../../testing/test-app';

const soon = { headersMs: 200, requestMs: 400, idleMs: 1000, checkIntervalMs: 20 };

/** A server on a real port, and a helper that sends bytes and returns everything until the connection closes. */
async function openPort(options: Parameters<typeof openTestApp>[0] = {}) {
  const test = await openTestApp(options);
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...test, address, send: (bytes: string) => untilClosed(address, bytes) };
}

const head = `POST ${enquiryAddress} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n`;

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['a request without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two lengths', `${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!`, 400],
  ['a length and chunks', `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
  ['a length that is not a number', `${head}Content-Length: five\r\n\r\nhello`, 400],
  ['invalid chunks', `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n`, 400],
  ['endless headers', `${head}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a head that never ends', 'GET / HTTP/1.1\r\nHost:', 408],
  ['a body that never ends', `${head}Content-Length: 100\r\n\r\n{"firstName":`, 408],
])('%s is answered with a status, and nothing is stored', async (_, bytes, status) => {
  // Only endless requests need short limits: on a busy machine these could expire before the others are read.
  const test = await openPort({ connections: status === 408 ? soon : {} });
  const answer = await test.send(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(await test.enquiries.list()).toEqual([]);
  expect((await fetch(`${test.address}/healthz`)).status).toBe(200);
});

test('an invalid request is answered with a problem like any other', async () => {
  const { send } = await openPort();
  const answer = await send('hello\r\n\r\n');
  expect(answer).toContain('\r\ncontent-type: application/problem+json\r\n');
  expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n');
  expect(answer).toContain('\r\nconnection: close\r\n');
  const body = JSON.parse(answer.split('\r\n\r\n')[1] ?? '');
  expect(body).toMatchObject({ type: 'about:blank', title: 'Bad Request', status: 400 });
});

test('a client that sends far too much still reads why it was refused', async () => {
  const { address, enquiries } = await openPort();
  const chunk = new TextEncoder().encode('x'.repeat(64 * 1024));
  let left = 100;
  const body = new ReadableStream({
    pull: (controller) => (left-- > 0 ? controller.enqueue(chunk) : controller.close()),
  });
  const headers = { 'content-type': 'application/json' };
  const streamed = { method: 'POST', headers, body, duplex: 'half' } as const;
  const chunked = await fetch(address + enquiryAddress, streamed);
  expect(chunked.status).toBe(413);
  expect((await chunked.json()).detail).toContain('128 KiB');
  const whole = await fetch(address + enquiryAddress, {
    method: 'POST',
    headers,
    body: 'x'.repeat(6 * 1024 * 1024),
  });
  expect(whole.status).toBe(413);
  expect(await enquiries.list()).toEqual([]);
});

test('a connection can be reused after an error', async () => {
  const test = await openPort();
  const body = JSON.stringify(sampleEnquiry);
  const next = `${head}Content-Length: ${body.length}\r\n\r\n${body}`;
  const tooLarge = `${head.replace('Connection: close\r\n', '')}Content-Length: 300000\r\n\r\n${' '.repeat(300_000)}`;
  const answer = await test.send(tooLarge + next);
  expect(answer).toContain('413 Payload Too Large');
  expect(answer).toContain('200 OK');
});

test.each([
  ['latin-1', Buffer.from(JSON.stringify({ ...sampleEnquiry, firstName: 'Zoë' }), 'latin1')],
  ['UTF-16', Buffer.from(JSON.stringify(sampleEnquiry), 'utf16le')],
  ['cut off in the middle of a character', Buffer.from('{"firstName":"Zo\xc3', 'latin1')],
])('%s is not JSON, and the encoding is not guessed', async (_, payload) => {
  const test = await openTestApp();
  const headers = { 'content-type': 'application/json' };
  const response = await test.app.inject({ method: 'POST', url: enquiryAddress, headers, payload });
  expect(response.statusCode).toBe(400);
  expect(response.json().detail).toContain('UTF-8');
  expect(await test.enquiries.list()).toEqual([]);
});

test('a compressed enquiry is refused', async () => {
  const test = await openTestApp();
  const response = await test.app.inject({
    method: 'POST',
    url: enquiryAddress,
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(JSON.stringify(sampleEnquiry)),
  });
  expect(response.statusCode).toBe(415);
});
