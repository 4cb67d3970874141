import { spawnSync } from 'node:child_process';

/** Installs Debian packages if this process is allowed to. Callers check afterwards whether the program exists. */
export function installPackages(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(' and ')} …`);
  // Debian starts what it installs; a policy of this run alone keeps its ports free.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ])
    spawnSync('apt-get', args, { stdio: 'ignore', env, timeout: 300_000 });
}
