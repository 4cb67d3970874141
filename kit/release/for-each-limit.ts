import { availableParallelism } from 'node:os';

/**
 * Does the same for every item, a limited number at a time. Bounded concurrency limits peak memory.
 * @param limit as many as there are cores unless told otherwise
 * @throws the first failure, when nothing is under way any more: whoever cleans up then is alone. Nothing is begun after it
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
