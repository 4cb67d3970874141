import { rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives a test run its own temporary directory, and removes it with everything that the tests and the programs that they
 * start have left there: sites, builds, browser profiles.
 */
export default async function useOwnTemporaryDirectory(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'site-tests-'));
  // nginx reads it as another user.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
  // A run that is interrupted does not get to the function below.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return () => rm(folder, { recursive: true, force: true });
}
