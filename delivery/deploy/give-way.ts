import { setTimeout } from 'node:timers/promises';

const rollbacks = new Set<Promise<unknown>>();

/** Runs a rollback. Releases being composed in this process pause before their next page until it has ended. */
export async function goFirst<T>(work: () => Promise<T>): Promise<T> {
  const done = work();
  rollbacks.add(done);
  try {
    return await done;
  } finally {
    rollbacks.delete(done);
  }
}

/** The longest that a release pauses in all: rollbacks one after the other must not stop it. */
const usualPauseMs = 10_000;

/**
 * For one release.
 * @param signal ends a pause
 * @returns a function that resolves once no rollback is under way, or the release has paused long enough
 */
export function givingWay(signal?: AbortSignal, maxPauseMs = usualPauseMs): () => Promise<void> {
  let leftMs = maxPauseMs;
  return async () => {
    while (rollbacks.size > 0 && leftMs > 0 && !signal?.aborted) {
      const begun = performance.now();
      const ended = new AbortController();
      const end = signal ? AbortSignal.any([ended.signal, signal]) : ended.signal;
      const limit = setTimeout(leftMs, undefined, { signal: end }).catch(() => undefined);
      await Promise.race([Promise.allSettled(rollbacks), limit]);
      ended.abort();
      leftMs -= performance.now() - begun;
    }
  };
}
