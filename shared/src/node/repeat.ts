import { setTimeout } from 'node:timers/promises';

/**
 * Repeats work with pauses in between, until it is stopped.
 * @param onError called with an error, and awaited; the work goes on
 */
export function repeat(work: () => Promise<unknown>, everyMs: number, onError: (error: unknown) => void) {
  const ending = new AbortController();
  const { signal } = ending;
  const run = async () => {
    while (!signal.aborted) {
      await work().catch(onError);
      await setTimeout(everyMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const ended = run();
  return {
    /** Resolves once it was stopped and running work has ended. */
    ended,
    stop() {
      ending.abort();
      return ended;
    },
  };
}
