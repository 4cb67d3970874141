import type { Deployed } from './deployed';
import { LogConflictError } from './log/create-entry';
import { withSiteLock } from './site-lock';
import { finishSwitch } from './switch/finish-switch';

/**
 * Changes the site on top of what is deployed, one process of this machine at a time. Where a service of another machine has
 * deployed meanwhile, the work is done again on top of that.
 * @param work gets a signal that is aborted when its time is up; it has to end then, and must not deploy any more
 */
export function changeSite<T>(
  work: (before: Deployed | undefined, signal: AbortSignal) => Promise<T>,
  limitMs?: number,
): Promise<T> {
  return withSiteLock(async (signal) => {
    for (;;) {
      const before = await finishSwitch();
      try {
        return await work(before, signal);
      } catch (problem) {
        if (!(problem instanceof LogConflictError)) throw problem;
        signal.throwIfAborted();
      }
    }
  }, limitMs);
}
