import { availableParallelism } from 'node:os';

/**
 * Processes every item, a limited number at a time. Bounded concurrency limits peak memory.
 * @param limit as many as there are cores by default
 * @throws the first error, once no item is running any more, so that the caller can clean up. No further item is started
 * after an error
 */
export async function forEachLimit<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
  limit = availableParallelism(),
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const runQueue = async () => {
    for (let next = queue.next(); !next.done && failures.length === 0; next = queue.next())
      await work(next.value).catch((problem: unknown) => failures.push(problem));
  };
  await Promise.all(Array.from({ length: limit }, runQueue));
  if (failures.length > 0) throw failures[0];
}
