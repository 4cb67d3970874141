import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives a run of tests a temporary directory of its own, and removes it with whatever the tests and the programs that they
 * start have left there: sites, builds, profiles of browsers.
 */
export default async function useOwnTemporaryDirectory(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'site-tests-'));
  // nginx reads it as a user of its own.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rm(folder, { recursive: true, force: true });
}
