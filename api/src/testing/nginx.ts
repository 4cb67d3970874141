import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished, vi } from 'vitest';
import { freePort } from './free-port';
import { temporaryFolder } from './temporary-folder';

const configuration = fileURLToPath(new URL('../../../deploy/nginx/site.conf', import.meta.url));

/**
 * Runs the real nginx with the configuration in `deploy`, in front of instances at these ports.
 * @returns its address
 */
export async function startNginx(ports: number[]): Promise<string> {
  const program = findNginx();
  const folder = await temporaryFolder();
  const port = await freePort();
  const site = await readFile(configuration, 'utf8');
  const places = ports.map((each) => `127.0.0.1:${each}`);
  const adapted = site
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll(/127\.0\.0\.1:300\d/g, () => places.shift() ?? '127.0.0.1:1')
    // All visitors of a test come from one address.
    .replace('rate=60r/m', 'rate=100000r/s');
  const whole = `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    pid ${folder}/nginx.pid;
    error_log stderr warn;
    events {}
    http {
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${folder}/${each};`).join('\n')}
      ${adapted}
    }`;
  await writeFile(join(folder, 'nginx.conf'), whole);
  const nginx = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']);
  onTestFinished(async () => {
    nginx.kill('SIGTERM');
    if (nginx.exitCode === null) await once(nginx, 'exit');
  });
  const address = `http://127.0.0.1:${port}`;
  await untilAnswering(nginx, address);
  return address;
}

async function untilAnswering(nginx: ChildProcess, address: string) {
  let said = '';
  nginx.stderr?.on('data', (text: Buffer) => {
    said += text;
  });
  await vi.waitFor(
    async () => {
      if (nginx.exitCode !== null) throw new Error(`nginx ended: ${said}`);
      await fetch(`${address}/healthz`);
    },
    { timeout: 10_000 },
  );
}

/**
 * Finds nginx, or installs it where that is possible.
 * @throws with what to do when there is none
 */
function findNginx(): string {
  const found = () =>
    ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!found() && isDebianRoot) {
    console.log('There is no nginx here: installing Debian’s package …');
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update', '-qq'], quiet);
    // Without its recommended extras, and without starting it as a service.
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], quiet);
  }
  const program = found();
  if (program) return program;
  throw new Error('This test needs nginx. Install it, for instance: apt-get install nginx-light');
}
