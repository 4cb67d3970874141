import { retryOnBusy } from './retry-on-busy';
import type { Database } from './tables';

/**
 * Does everything or nothing, and repeats it while another process holds the lock.
 * @returns what the work gives, once it is committed
 */
export function runInTransaction<Result>(
  database: Database,
  work: (within: Database) => Promise<Result>,
): Promise<Result> {
  return retryOnBusy(() => database.transaction().execute(work));
}
