import { availableParallelism } from 'node:os';

/**
 * Does the same with each of many things, as many at a time as there are cores: all at once would keep the memory that
 * each takes for as long as the last one takes.
 */
export async function inTurns<T>(things: T[], work: (thing: T) => Promise<unknown>): Promise<void> {
  const waiting = things.values();
  const workOn = async () => {
    for (const thing of waiting) await work(thing);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, workOn));
}
