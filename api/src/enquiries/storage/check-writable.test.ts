import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { databases, makeSqlite } from '../../testing/databases';
import { openTestDatabase } from '../../testing/open-test-database';
import { createWriteCheck } from './check-writable';
import type { openDatabase } from './open-database';

const patient = { timeout: 30_000 };

const timestampsOf = (database: Awaited<ReturnType<typeof openDatabase>>) =>
  database.selectFrom('timestamps').selectAll().execute();

describe.each(databases)('on $name', ({ makeDatabase }) => {
  test('checks commit always the same row', async () => {
    const { location } = await makeDatabase();
    const database = await openTestDatabase(location);
    await createWriteCheck(database)();
    const [first] = await timestampsOf(database);
    await vi.waitFor(async () => {
      await createWriteCheck(database)();
      const [second, ...others] = await timestampsOf(database);
      expect(others).toEqual([]);
      expect(second?.at).not.toBe(first?.at);
    }, patient);
  });
});

test('a read-only disk fails the check with the database’s own message, and is checked again', async () => {
  const { location } = await makeSqlite();
  const database = await openTestDatabase(location);
  const check = createWriteCheck(database);
  await sql`pragma query_only = on`.execute(database);
  await expect(check()).rejects.toThrow(/readonly/);
  await sql`pragma query_only = off`.execute(database);
  await vi.waitFor(() => check(), patient);
});

test('checks in quick succession are one write', async () => {
  const { location } = await makeSqlite();
  const database = await openTestDatabase(location);
  const check = createWriteCheck(database);
  await check();
  const before = await timestampsOf(database);
  await check();
  expect(await timestampsOf(database)).toEqual(before);
});
