import { describe, expect, test } from 'vitest';
import { databases, type MakeDatabase } from '../../testing/databases';
import { openTestDatabase } from '../../testing/open-test-database';
import { createPendingRows } from './pending-rows';

const visit = {
  ...{ week: '2999-01-28', dimension: 'source' as const, name: 'site' },
  ...{ visits: 1, views: 1, enquiries: 0 },
};

/** The pending rows of one table. */
async function openPending(makeDatabase: MakeDatabase) {
  const database = await openTestDatabase((await makeDatabase()).location);
  const { add, flush } = createPendingRows(database, {
    table: 'visitCounts',
    key: ['week', 'dimension', 'name'],
    counts: ['visits', 'views', 'enquiries'],
  });
  const stored = () => database.selectFrom('visitCounts').selectAll().execute();
  return { database, add, flush, stored };
}

describe.each(databases)('on $name', ({ makeDatabase }) => {
  test('counts that could not be written are written later, once', async () => {
    const { database, add, flush, stored } = await openPending(makeDatabase);
    add(visit);
    await database.schema.alterTable('visitCounts').renameTo('moved').execute();
    await expect(flush()).rejects.toThrow();
    add(visit);
    await database.schema.alterTable('moved').renameTo('visitCounts').execute();
    await flush();
    await flush();
    expect(await stored()).toEqual([{ ...visit, visits: 2, views: 2 }]);
  });

  test('sums end at a maximum, also where an older version has stored more', async () => {
    const { database, add, flush, stored } = await openPending(makeDatabase);
    const addLargest = async () => {
      for (const enquiries of [1, 2]) add({ ...visit, visits: 2e9, enquiries });
      await flush();
    };
    await addLargest();
    await database.updateTable('visitCounts').set({ views: 2_147_483_647 }).execute();
    await addLargest();
    await addLargest();
    expect(await stored()).toEqual([{ ...visit, visits: 1e9, views: 1e9, enquiries: 9 }]);
  });
});

test('20,000 rows of a table are kept until they are written, and no more', async () => {
  const { add, flush, stored } = await openPending(databases[0].makeDatabase);
  for (let at = 0; at < 20_100; at += 1) add({ ...visit, name: `${at}` });
  add({ ...visit, name: '7' });
  await flush();
  const rows = await stored();
  expect(rows).toHaveLength(20_000);
  expect(rows).toContainEqual({ ...visit, name: '7', visits: 2, views: 2 });
});

test('a value that PostgreSQL refuses is dropped, and later ones are written', async () => {
  const { add, flush, stored } = await openPending(databases[1].makeDatabase);
  add({ ...visit, visits: 1e12 });
  await expect(flush()).rejects.toThrow();
  add(visit);
  await flush();
  expect(await stored()).toEqual([visit]);
});
