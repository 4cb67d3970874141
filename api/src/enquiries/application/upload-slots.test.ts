import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { applicationAddress } from '@site/shared/company/company';
import { expect, onTestFinished, test } from 'vitest';
import { openForm, part } from '../../testing/application-form';
import { makeSqlite } from '../../testing/databases';

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
  const { app, post } = await openForm(makeSqlite, { max: 3, maxPerClient: 2, minBytes: 1024, intervalMs });
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
    maxPerClient: 2,
    minBytes: 0,
    intervalMs: 60_000,
  });
  await stallUpload(app.server, await app.listen({ port: 0, host: '127.0.0.1' }));
  await expect.poll(async () => (await post({ from: '203.0.113.9' })).statusCode, patient).toBe(503);
  const { headers } = await post({ from: '203.0.113.9' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});
