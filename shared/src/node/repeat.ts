import { setTimeout } from 'node:timers/promises';

/**
 * Repeats work with pauses in between, until it is stopped.
 * @param work may end early once its signal is aborted
 * @param onError called with an error, and awaited; the work goes on
 */
export function repeat(
  work: (signal: AbortSignal) => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
) {
  const ending = new AbortController();
  const { signal } = ending;
  const run = async () => {
    while (!signal.aborted) {
      await work(signal).catch(onError);
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
