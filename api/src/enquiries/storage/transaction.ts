import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from './tables';

/** Milliseconds: longer than another process's commit, and short enough for a visitor's request. */
const timeoutMs = 2000;
const firstPauseMs = 10;
const longestPauseMs = 160;

/**
 * Runs a transaction, and repeats it while another process has the lock.
 * @returns the result of the work, once it is committed
 */
export function runInTransaction<Result>(
  database: Database,
  work: (within: Database) => Promise<Result>,
): Promise<Result> {
  return retryOnBusy(() => database.transaction().execute(work));
}

/**
 * Repeats a transaction while another process has the lock, with growing pauses. The process can do other work during
 * them.
 * @param work changes nothing when it fails, like a transaction
 * @throws the last error after two seconds, and every other error at once
 */
export async function retryOnBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + timeoutMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      await delay(pauseMs);
    }
  }
}

/** SQLite: the file is locked. PostgreSQL: a deadlock, or a serialization failure. */
const busyCode = /^SQLITE_BUSY|^40P01$|^40001$/;

/** Whether another process has the lock, so that a retry may succeed. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && busyCode.test(String(error.code));
}
