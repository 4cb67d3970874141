import { expect, onTestFinished, test } from 'vitest';
import { checkStorage } from './check-storage';
import { startS3Server } from './testing/s3-server';

/** A real check uses 200. */
const keyCount = 5;

async function bucket(options: Parameters<typeof startS3Server>[0] = {}) {
  const server = await startS3Server(options);
  onTestFinished(() => server.goAway());
  return { server, store: server.store('site') };
}

test.each([
  [
    'ignored',
    /^s3:\/\/site\/site at http.* ignores If-None-Match: .* Use an object store with conditional writes\.$/,
  ],
  [
    'racy',
    /let \d+ of 20 writers create one key .* Use an object store whose conditional writes are atomic\.$/,
  ],
] as const)('refuses a bucket whose conditions are %s, and removes its keys', async (conditions, message) => {
  const { server, store } = await bucket({ conditions });
  await expect(checkStorage(store, () => {}, keyCount)).rejects.toThrow(message);
  expect(server.objects.size).toBe(0);
});

test('refuses a bucket whose lists are outdated', async () => {
  const { store } = await bucket();
  const late = { ...store, list: async (folder: string) => (await store.list(folder)).slice(1) };
  await expect(checkStorage(late, () => {}, keyCount)).rejects.toThrow('lists 4 keys below');
});
