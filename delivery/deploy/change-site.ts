import type { Deployed } from './deployed';
import { LogConflictError } from './log/create-entry';
import { withSiteLock, withTimeLimit } from './site-lock';
import { finishSwitch, openSite } from './switch/finish-switch';

/**
 * Changes the site on top of what is deployed, one process on this machine at a time. The work must be short, because every
 * other change waits for it. If a service on another machine has deployed in the meantime, the work is repeated on top of that.
 * @param work gets a signal that is aborted at the time limit; after that it must end and must not deploy
 */
export function changeSite<T>(
  work: (before: Deployed | undefined, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return withSiteLock((signal) =>
    repeatOnConflict(async () => work(await finishSwitch(), signal), { signal }),
  );
}

/**
 * Changes the site by a snapshot that is composed and stored without the lock: a bucket may take a minute for all of its pages.
 * If something else is deployed in the meantime, the work is repeated on top of that.
 * @param work ends with `deployOnTop`; it gets a signal that is aborted at the time limit
 */
export function composeOnTop<T>(
  work: (before: Deployed | undefined, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return withTimeLimit((signal) => repeatOnConflict(async () => work(await openSite(), signal), { signal }));
}

/**
 * Deploys pages that were composed without the lock. The lock is held for the deployment only.
 * @param before what was deployed when composing started
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

/** Repeats work until no other deployment comes first. */
export async function repeatOnConflict<T>(
  work: () => Promise<T>,
  { signal, onConflict }: { signal: AbortSignal; onConflict?: () => void },
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof LogConflictError)) throw error;
      signal.throwIfAborted();
      onConflict?.();
    }
  }
}
