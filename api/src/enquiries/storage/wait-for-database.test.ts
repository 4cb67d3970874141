import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { makeSqlite } from '../../testing/databases';
import { openTestDatabase } from '../../testing/open-test-database';
import { waitForDatabase } from './wait-for-database';

test('reasons that alternate are logged once each', async () => {
  const { location } = await makeSqlite();
  const database = await openTestDatabase(location);
  const log = { ...fastify().log, error: vi.fn(), warn: vi.fn() };
  const reasons = ['refused', 'late', 'refused'];
  const prepare = async () => {
    const reason = reasons.shift();
    if (reason) throw new Error(reason);
  };
  const { signal } = new AbortController();
  expect(await waitForDatabase(database, { location, log, signal, prepare })).toBe(true);
  expect(log.error.mock.calls).toEqual([['refused'], ['late']]);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith('the database is available: enquiries are stored');
});
