import { availableParallelism } from 'node:os';

/**
 * Does the same for every item, a limited number at a time. Bounded concurrency limits peak memory.
 * @param limit as many as there are cores unless told otherwise
 */
export async function forEachLimit<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
  limit = availableParallelism(),
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const runQueue = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: limit }, runQueue));
}
