import type { Deployed } from './deployed';
import { takePrecedence } from './give-way';
import { LogConflictError } from './log/create-entry';
import { withSiteLock, withTimeLimit } from './site-lock';
import { finishSwitch, openSite } from './switch/finish-switch';

/** After this many conflicts, rollbacks wait for the work. */
const toleratedConflicts = 3;

/**
 * Changes the site on top of what is deployed, one process on this machine at a time. The work must be short, because every
 * other change waits for it. If a service on another machine has deployed in the meantime, the work is repeated on top of that.
 */
export function changeSite<T>(work: (before: Deployed | undefined) => Promise<T>): Promise<T> {
  const change = async () => work(await finishSwitch());
  return withSiteLock(() => withTimeLimit((signal) => repeatOnConflict(change, signal)));
}

/**
 * Changes the site by a snapshot that is composed and stored without the lock: a bucket may take a minute for all of its pages.
 * If something else is deployed in the meantime, the work is repeated on top of that.
 * @param work ends with `deployOnTop`; it gets a signal that is aborted at the time limit of all attempts
 * @param onConflict called before each repetition
 */
export function composeOnTop<T>(
  work: (before: Deployed | undefined, signal: AbortSignal) => Promise<T>,
  onConflict?: () => void,
): Promise<T> {
  return withTimeLimit((signal) => {
    const compose = async () => work(await openSite(), signal);
    return repeatOnConflict((conflicts) => {
      if (conflicts > 0) onConflict?.();
      return conflicts < toleratedConflicts ? compose() : takePrecedence(compose);
    }, signal);
  });
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
async function repeatOnConflict<T>(work: (conflicts: number) => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let conflicts = 0; ; conflicts += 1) {
    try {
      return await work(conflicts);
    } catch (error) {
      if (!(error instanceof LogConflictError)) throw error;
      signal.throwIfAborted();
    }
  }
}
