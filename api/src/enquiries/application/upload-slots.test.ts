import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { applicationAddress } from '@site/shared/company/company';
import { expect, onTestFinished, test } from 'vitest';
import { openForm, part } from '../../testing/application-form';
import { makeSqlite } from '../../testing/databases';
import { defaultUploadLimits } from './application-route';
import { createUploadSlots } from './upload-slots';

/**
 * Opens an upload on a real port that stalls after its first part. Resolves once the server has the request: an earlier post
 * could take the slot, and the upload would be refused.
 */
async function stallUpload(server: Server, address: string) {
  const { hostname, port } = new URL(address);
  const begun = once(server, 'request');
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  const head = ['host: x', 'content-type: multipart/form-data; boundary=x', 'content-length: 9999'].join(
    '\r\n',
  );
  socket.write(`POST ${applicationAddress} HTTP/1.1\r\n${head}\r\n\r\n${part('city', 'Indore')}`);
  let answer = '';
  socket.on('data', (bytes) => {
    answer += bytes;
  });
  const answered = once(socket, 'end').then(() => answer);
  await begun;
  return { answered };
}

const patient = { timeout: 30_000 };

/** Two stalled uploads, the limit of one client. */
async function stallTwo(intervalMs: number) {
  const { app, post } = await openForm(makeSqlite, {
    max: 3,
    perClient: 2,
    perNetwork: 2,
    minBytes: 1024,
    intervalMs,
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const first = await stallUpload(app.server, address);
  return { post, stalled: [first, await stallUpload(app.server, address)] };
}

test('a client with stalled uploads does not use slots of others', async () => {
  const { post } = await stallTwo(60_000);
  await expect.poll(async () => (await post()).statusCode, patient).toBe(429);
  expect((await post({ from: '203.0.113.9' })).statusCode).toBe(200);
});

test('stalled uploads end and free their slots', async () => {
  const { post, stalled } = await stallTwo(300);
  for (const { answered } of stalled) expect(await answered).toMatch(/^HTTP\/1\.1 408 /);
  expect((await post()).statusCode).toBe(200);
});

test('without a free slot every client gets a 503 with Retry-After', async () => {
  const { app, post } = await openForm(makeSqlite, {
    max: 1,
    perClient: 2,
    perNetwork: 2,
    minBytes: 0,
    intervalMs: 60_000,
  });
  await stallUpload(app.server, await app.listen({ port: 0, host: '127.0.0.1' }));
  await expect.poll(async () => (await post({ from: '203.0.113.9' })).statusCode, patient).toBe(503);
  const { headers } = await post({ from: '203.0.113.9' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('a client that was refused because all slots were taken may take one later', () => {
  const take = createUploadSlots({ max: 1, perClient: 1, perNetwork: 1 });
  const first = take('192.0.2.1');
  expect(take('192.0.2.2').kind).toBe('none-left');
  if (first.kind === 'taken') first.release();
  expect(take('192.0.2.2').kind).toBe('taken');
});

test('the clients of one IPv6 network leave slots to others', () => {
  const take = createUploadSlots(defaultUploadLimits);
  const kinds = Array.from({ length: 40 }, (_, number) => take(`2001:db8:0:${number % 10}::1`).kind);
  expect(kinds.filter((kind) => kind === 'taken')).toHaveLength(8);
  expect(kinds).not.toContain('none-left');
  for (const other of ['2001:db8:1::1', '192.0.2.1']) expect(take(other).kind).toBe('taken');
});
