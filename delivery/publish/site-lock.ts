import { join } from 'node:path';
import { siteFolder } from '../workspace';
import { takeFileLock } from './file-lock';

/** A publication takes seconds; past this somebody is stuck. */
const timeoutMs = 120_000;

/**
 * Lets one release or rollback after the other change what is live: each begins from what the one before left.
 * @throws when another publication does not finish within two minutes
 */
export async function withSiteLock<T>(work: () => Promise<T>): Promise<T> {
  const lock = await takeFileLock(join(siteFolder, 'publications.lock'), timeoutMs);
  if (!lock)
    throw new Error(
      `Another release has been at work for ${timeoutMs / 1000} s. Look for it with: npm run releases`,
    );
  try {
    return await work();
  } finally {
    lock.release();
  }
}
