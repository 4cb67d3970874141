import { spawnSync } from 'node:child_process';
import { installPackages } from '@site/kit/testing/install-packages';

/** Debian's path, which is only in root's search path. */
const programs = ['clamd', '/usr/sbin/clamd', '/opt/homebrew/sbin/clamd'];

/**
 * Finds the real clamd; as root on Debian, installs it. Its database of signatures is neither needed nor fetched.
 * @throws with a remedy when it is missing and can't be installed
 */
export function findOrInstallClamd(): string {
  const find = () => programs.find(runs);
  const there = find();
  if (there) return there;
  installPackages(['clamav-daemon']);
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'These tests need clamd. As root on Debian or Ubuntu: apt-get install clamav-daemon. Then run them again.',
  );
}

const runs = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
