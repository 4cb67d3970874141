import { setTimeout as delay } from 'node:timers/promises';

/** Long enough to outwait another process's commit, short enough that the visitor still gets an answer. */
const patience = 2000;
const pause = 20;

/**
 * Does something on the database again for as long as only somebody else's lock is in its way. The process goes on
 * with other work meanwhile.
 * @param work changes nothing when it fails, as a transaction does
 */
export async function outwaitLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || performance.now() > end) throw error;
      await delay(pause);
    }
  }
}

/** SQLite: the file is locked. PostgreSQL: two transactions waited for each other, or one was too late. */
const passing = /^SQLITE_BUSY|^40P01$|^40001$/;

function isPassing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && passing.test(String(error.code));
}
