import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages } from '@site/kit/testing/install-packages';

/** The packages of nginx and its Brotli module in Debian and Ubuntu. */
const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian's path, which is only in root's search path. */
const programs = ['nginx', '/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/**
 * Finds the real nginx; as root on Debian, installs it.
 * @param needs whether its Brotli module is needed, too
 * @returns the program
 * @throws with a remedy when it is missing and can't be installed
 */
export function findOrInstallNginx({ brotli }: { brotli: boolean }): string {
  const find = () => (!brotli || existsSync(brotliModule) ? programs.find(runs) : undefined);
  const there = find();
  if (there) return there;
  const wanted = brotli ? packages : packages.slice(0, 1);
  installPackages(wanted);
  const installed = find();
  if (installed) return installed;
  throw new Error(
    `These tests need nginx. As root on Debian or Ubuntu: apt-get install ${wanted.join(' ')}. Then run them again.`,
  );
}

const runs = (program: string) => spawnSync(program, ['-v'], { stdio: 'ignore' }).status === 0;
