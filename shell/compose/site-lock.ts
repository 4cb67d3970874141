import { mkdir } from 'node:fs/promises';
import { lock } from 'proper-lockfile';
import { siteFolder } from './workspace';

/**
 * Lets one release or rollback after the other change what is live: each begins from what the one before left.
 * The lock of a process that died is taken over after a few seconds.
 */
export async function withSiteLock<T>(work: () => Promise<T>): Promise<T> {
  await mkdir(siteFolder, { recursive: true });
  const release = await lock(siteFolder, {
    stale: 4_000,
    update: 1_000,
    retries: { retries: 600, factor: 1, minTimeout: 100, maxTimeout: 100 },
  });
  try {
    return await work();
  } finally {
    await release();
  }
}
