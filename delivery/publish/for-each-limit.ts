import { availableParallelism } from 'node:os';

/** Does the same for every item, as many at a time as there are cores. Bounded concurrency limits peak memory. */
export async function forEachLimit<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const workOn = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, workOn));
}
