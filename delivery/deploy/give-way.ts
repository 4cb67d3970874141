import { setTimeout } from 'node:timers/promises';

const rollbacks = new Set<Promise<unknown>>();

/** Deployments that conflicted with others several times. */
const outrun = new Set<Promise<unknown>>();

/** The longest that a release waits for rollbacks in all. */
const usualPauseMs = 10_000;

/** The longest that a rollback waits: twice as long as a release with a browser check takes during a rollout. */
const longestWaitMs = 30_000;

/** Runs a rollback. Releases being composed in this process pause before their next page until it has ended. */
export async function goFirst<T>(work: () => Promise<T>, maxWaitMs = longestWaitMs): Promise<T> {
  if (outrun.size > 0) await pause(outrun, maxWaitMs);
  return runIn(rollbacks, work);
}

/** Runs a deployment that conflicted with others several times: rollbacks wait for it before they begin. */
export function takePrecedence<T>(work: () => Promise<T>): Promise<T> {
  return runIn(outrun, work);
}

/**
 * For one release.
 * @param signal ends a pause
 * @returns a function that resolves once no rollback is under way, or the release has paused long enough
 */
export function givingWay(signal?: AbortSignal, maxPauseMs = usualPauseMs): () => Promise<void> {
  let leftMs = maxPauseMs;
  return async () => {
    leftMs -= await pause(rollbacks, leftMs, signal);
  };
}

function runIn<T>(underWay: Set<Promise<unknown>>, work: () => Promise<T>): Promise<T> {
  const done: Promise<T> = work().finally(() => underWay.delete(done));
  underWay.add(done);
  return done;
}

/** Resolves once nothing is under way. @returns the milliseconds that it took, at most `limitMs` */
async function pause(underWay: Set<Promise<unknown>>, limitMs: number, signal?: AbortSignal) {
  const begun = performance.now();
  const pausedMs = () => performance.now() - begun;
  while (underWay.size > 0 && pausedMs() < limitMs && !signal?.aborted) {
    const ended = new AbortController();
    const end = signal ? AbortSignal.any([ended.signal, signal]) : ended.signal;
    const limit = setTimeout(limitMs - pausedMs(), undefined, { signal: end }).catch(() => undefined);
    await Promise.race([Promise.allSettled(underWay), limit]);
    ended.abort();
  }
  return pausedMs();
}
