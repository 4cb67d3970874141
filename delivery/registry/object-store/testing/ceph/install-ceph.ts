import { spawnSync } from 'node:child_process';
import { installPackages } from '@site/kit/testing/install-packages';

/** Programs, which are also the names of their packages. */
const programs = ['ceph-mon', 'ceph-osd', 'radosgw'];

/**
 * Installs Ceph's monitor, disk store and gateway from Debian's packages if they are missing: 61 MB.
 * @throws with a remedy when this process can't install them
 */
export function installCeph(): void {
  if (isInstalled()) return;
  installPackages(programs);
  if (isInstalled()) return;
  throw new Error(
    `The gateway of Ceph is missing. As root on Debian: apt-get install --no-install-recommends ${programs.join(' ')}. Or test a bucket of your own: SITE_STORE=s3://… npm run test:object-store`,
  );
}

function isInstalled(): boolean {
  return programs.every((program) => spawnSync(program, ['--version']).status === 0);
}
