import type { Deployed } from './deployed';
import { LogConflictError } from './log/create-entry';
import { withSiteLock } from './site-lock';
import { finishSwitch } from './switch/finish-switch';

/**
 * Changes the site on top of what is deployed, one process of this machine at a time. The work has to be short, as every other
 * change waits for it. Where a service of another machine has deployed meanwhile, the work is done again on top of that.
 * @param work gets a signal that is aborted when its time is up; it has to end then, and must not deploy any more
 */
export function changeSite<T>(
  work: (before: Deployed | undefined, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return withSiteLock((signal) =>
    repeatOnConflict(async () => work(await finishSwitch(), signal), { signal }),
  );
}

/**
 * Deploys what was composed on top of a snapshot without the lock, which is held for the deployment alone.
 * @param before what was deployed when it was composed
 * @throws LogConflictError when something else has been deployed since
 */
export function deployOnTop<T>(before: Deployed | undefined, work: () => Promise<T>): Promise<T> {
  return withSiteLock(async () => {
    const now = await finishSwitch();
    if (now?.head.hash !== before?.head.hash)
      throw new LogConflictError('Something else was deployed while this was composed. Release it again.');
    return work();
  });
}

/** Does work again for as long as another deployment comes first. */
export async function repeatOnConflict<T>(
  work: () => Promise<T>,
  { signal, onConflict }: { signal: AbortSignal; onConflict?: () => void },
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (problem) {
      if (!(problem instanceof LogConflictError)) throw problem;
      signal.throwIfAborted();
      onConflict?.();
    }
  }
}
