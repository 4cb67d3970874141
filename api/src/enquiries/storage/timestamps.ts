import type { Database, Tables } from './tables';

type Name = Tables['timestamps']['name'];

/** Records the present time. */
export async function noteTime(database: Database, name: Name): Promise<void> {
  const at = new Date().toISOString();
  await database
    .insertInto('timestamps')
    .values({ name, at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute();
}

/** @returns the recorded time, ISO 8601; undefined without one */
export async function readTime(database: Database, name: Name): Promise<string | undefined> {
  const row = await database
    .selectFrom('timestamps')
    .select('at')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.at;
}
