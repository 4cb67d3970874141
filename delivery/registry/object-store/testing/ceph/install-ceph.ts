import { spawnSync } from 'node:child_process';

/** Each is its package's name, too. */
const programs = ['ceph-mon', 'ceph-osd', 'radosgw'];

/**
 * Installs Ceph's monitor, disk store and gateway from Debian's packages where they are missing: 61 MB.
 * @throws with what to install where this process may not
 */
export function installCeph(): void {
  if (isInstalled()) return;
  console.log(`Installing ${programs.join(', ')} …`);
  // Debian starts what it installs, unless the machine is in the runlevel of a single user.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const words of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', ...programs],
  ])
    spawnSync('apt-get', words, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (isInstalled()) return;
  throw new Error(
    `The gateway of Ceph is missing. As root on Debian: apt-get install --no-install-recommends ${programs.join(' ')}. Or test a bucket of your own: SITE_STORE=s3://… npm run test:object-store`,
  );
}

function isInstalled(): boolean {
  return programs.every((program) => spawnSync(program, ['--version']).status === 0);
}
