import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What Debian and Ubuntu call nginx and its module for Brotli. */
const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Makes sure that the real nginx is here; installs it from Debian's packages where this process may.
 * @throws with what to install when it is missing and can't be installed
 */
export function findOrInstallNginx(): void {
  if (isThere()) return;
  console.log(`nginx is not here: installing ${packages.join(' and ')} …`);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', ...packages]);
  if (isThere()) return;
  throw new Error(
    `These tests need nginx. As root on Debian or Ubuntu: apt-get install ${packages.join(' ')}. Then run them again.`,
  );
}

function isThere(): boolean {
  return run('nginx', ['-v']) && existsSync(brotliModule);
}

function run(command: string, args: string[]): boolean {
  // Debian starts what it installs; a policy of this run alone keeps port 80 free.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return spawnSync(command, args, { stdio: 'ignore', env, timeout: 300_000 }).status === 0;
}
