import { enquiryAddress } from '@site/shared/company/company';
import { expect, test, vi } from 'vitest';
import { QueueFull } from '../../enquiries/storage/commit-queue';
import { openSite } from '../../testing/open-site';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { openTestApp } from '../../testing/test-app';

const post = { method: 'POST', url: enquiryAddress, payload: sampleEnquiry } as const;

/** Blocks the whole process, like a slow disk. */
async function standStill(milliseconds: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
  await new Promise(setImmediate);
}

test('a server that was blocked once, or has just started on a busy machine, refuses no request', async () => {
  const { app } = await openTestApp();
  await app.ready();
  await standStill(1200);
  for (let request = 0; request < 20; request++) {
    expect((await app.inject(post)).statusCode).toBe(200);
    await new Promise(setImmediate);
  }
});

test('a server with a late event loop answers 503 until it has caught up', async () => {
  const { app } = await openSite({ pressure: { maxEventLoopDelay: 50, sampleInterval: 20 } });
  await app.ready();
  // Every turn of the event loop is late, as under overload.
  const turn = () => standStill(100);
  const refused = await vi.waitFor(
    async () => {
      for (let turns = 0; turns < 5; turns++) await turn();
      const response = await app.inject(post);
      expect(response.statusCode).toBe(503);
      return response;
    },
    { timeout: 30_000, interval: 1 },
  );
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['content-type']).toMatch(/^application\/problem\+json\b/);
  expect(refused.json().detail).toContain('busy');
  // Restarting a busy process only adds load to the others; pages and files are always served.
  for (const address of ['/livez', '/readyz', '/', '/robots.txt'])
    expect((await app.inject(address)).statusCode).toBe(200);
  await vi.waitFor(async () => expect((await app.inject(post)).statusCode).toBe(200), { timeout: 30_000 });
});

test('more enquiries than can be stored in time are refused at once', async () => {
  const { app } = await openTestApp({
    store: (enquiries) => ({
      ...enquiries,
      add: () => Promise.reject(new QueueFull('500 writes are waiting for the database')),
    }),
  });
  const response = await app.inject(post);
  expect(response.statusCode).toBe(503);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
});
