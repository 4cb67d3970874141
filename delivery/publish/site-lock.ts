import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { siteFolder } from '../workspace';

/** A publication takes seconds; past this somebody is stuck. */
const timeoutMs = 120_000;

/**
 * Lets one release or rollback after the other change what is live: each begins from what the one before left.
 * The lock is SQLite's on a file of its own, which the system lets go of when its holder dies, however it dies.
 * @throws when another publication does not finish within two minutes
 */
export async function withSiteLock<T>(work: () => Promise<T>): Promise<T> {
  await mkdir(siteFolder, { recursive: true });
  const lock = new Database(join(siteFolder, 'publications.lock'), { timeout: timeoutMs });
  try {
    take(lock);
    return await work();
  } finally {
    lock.close();
  }
}

function take(lock: Database.Database): void {
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    throw new Error(
      `Another release has been at work for ${timeoutMs / 1000} s. Look for it with: npm run releases`,
      { cause },
    );
  }
}
