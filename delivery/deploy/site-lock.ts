import { join } from 'node:path';
import { takeFileLock } from '../registry/files/file-lock';
import { siteFolder } from '../registry/workspace';

/** How long a deployment or a rollout step may take. Usually it takes seconds. */
const limitMs = 300_000;

/** Longer than any process may hold it. */
const waitMs = limitMs + 30_000;

const lockFile = join(siteFolder, 'publications.lock');

/**
 * Lets one process at a time change the site, so that each change starts from the result of the previous one.
 * @throws if the lock isn't free in time
 */
export async function withSiteLock<T>(work: () => Promise<T>): Promise<T> {
  const lock = await takeFileLock(lockFile, waitMs);
  if (!lock)
    throw new Error(
      `Another deployment has held ${siteFolder} for ${waitMs / 1000} s. Look for its process, and end it.`,
    );
  try {
    return await work();
  } finally {
    lock.release();
  }
}

/**
 * Runs work within the time limit of a deployment.
 * @param work gets a signal that is aborted at the time limit; after that it must end and must not deploy
 */
export async function withTimeLimit<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController();
  const reason = `It took longer than ${limitMs / 1000} s, the limit of a deployment. Nothing was deployed.`;
  const timer = setTimeout(() => limit.abort(new Error(reason)), limitMs);
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs short work, unless another process holds the lock. */
export async function tryWithSiteLock(work: () => Promise<unknown>): Promise<void> {
  const lock = await takeFileLock(lockFile, 0);
  if (!lock) return;
  try {
    await work();
  } finally {
    lock.release();
  }
}
