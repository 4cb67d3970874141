import type { ObjectStore } from '../object-store';

const writers = Array.from({ length: 20 }, (_, index) => `writer ${index}`);

/**
 * Runs twenty concurrent creates of each key.
 * @throws when a key has no winner, several winners, or another writer's content
 */
export async function checkConcurrentCreates(store: ObjectStore, keys: string[]): Promise<void> {
  for (const [index, key] of keys.entries()) {
    const created = await Promise.all(writers.map((writer) => store.create(key, Buffer.from(writer))));
    const winners = writers.filter((_, writer) => created[writer]);
    const kept = (await store.read(key))?.toString();
    if (winners.length === 1 && winners[0] === kept) continue;
    throw new Error(
      `${store.place} let ${winners.length} of ${writers.length} writers create one key (number ${index + 1} of ${keys.length}). Two release services could both believe to have deployed. Use an object store whose conditional writes are atomic.`,
    );
  }
}
