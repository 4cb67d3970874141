import { spawnSync } from 'node:child_process';

/**
 * Installs Debian's packages where this process may: as root on Debian or a distribution based on it. Elsewhere nothing
 * happens: callers check afterwards whether the program exists.
 */
export function installPackages(packages: readonly string[]): void {
  console.log(`Installing Debian’s ${packages.join(', ')} …`);
  // Debian starts what it installs, unless the machine is in the runlevel of a single user.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', ...packages],
  ])
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 600_000 });
}
