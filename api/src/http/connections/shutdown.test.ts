import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { openPort, patient, textOf, uploadHead } from '../../testing/open-port';
import { sampleEnquiry } from '../../testing/sample-enquiry';

test('stalled connections do not delay the shutdown', async () => {
  const { app, open } = await openPort({
    closingStalledMs: 200,
    closingMs: 60_000,
  });
  (await open()).write('GET / HTTP/1.1\r\nHost:');
  (await open()).write(`${uploadHead}{"firstName":`);
  await open();
  const idle = await open();
  const read = textOf(idle);
  idle.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await vi.waitFor(() => expect(read.text).toContain('200 OK'), patient);
  const begun = performance.now();
  await app.close();
  expect(performance.now() - begun).toBeLessThan(30_000);
});

test('a client that sends single bytes does not prevent the shutdown', async () => {
  const { app, open } = await openPort({ closingMs: 500 });
  const socket = await open();
  socket.write(uploadHead);
  const timer = setInterval(() => socket.write(' '), 50);
  socket.once('close', () => clearInterval(timer));
  const begun = performance.now();
  await app.close();
  expect(performance.now() - begun).toBeLessThan(30_000);
});

test('an enquiry under way at the start of the shutdown is answered', async () => {
  const { app, open } = await openPort({ closingStalledMs: 10_000 });
  const socket = await open();
  const read = textOf(socket);
  const body = JSON.stringify(sampleEnquiry);
  const head = uploadHead.replace('1000', String(Buffer.byteLength(body)));
  const arrived = once(app.server, 'request');
  socket.write(head + body.slice(0, 10));
  await arrived;
  const closed = app.close();
  socket.write(body.slice(10));
  await closed;
  await vi.waitFor(() => expect(read.text).toContain('200 OK'), patient);
});
