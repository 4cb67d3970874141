import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brotliModule, findOrInstallNginx } from './find-nginx';
import { freePort } from './free-port';

const shippedFolder = fileURLToPath(new URL('../../../../deploy/nginx', import.meta.url));

export interface RunningNginx {
  address: string;
  stop: () => Promise<void>;
}

interface Options {
  /** The file in `deploy/nginx`. */
  configuration: string;
  /** What its own comments tell operators to adapt, besides the port. */
  values: Record<string, string>;
  brotli?: boolean;
}

/**
 * Starts the real nginx with a configuration as it is shipped, at a free port.
 * @throws with what nginx said when it does not start
 */
export async function runNginx({ configuration, values, brotli = false }: Options): Promise<RunningNginx> {
  const program = findOrInstallNginx({ brotli });
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const shipped = await readFile(join(shippedFolder, configuration), 'utf8');
  const site = adapt(shipped, { 'listen 80;': `listen 127.0.0.1:${port};`, ...values });
  await writeFile(join(folder, 'nginx.conf'), mainConfig(site, brotli));
  const nginx = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  nginx.stderr.on('data', (text) => {
    said += text;
  });
  const ended = once(nginx, 'exit');
  const stop = async () => {
    nginx.kill('SIGQUIT');
    await ended;
    await rm(folder, { recursive: true });
  };
  const address = `http://127.0.0.1:${port}`;
  for (let attempt = 0; nginx.exitCode === null && attempt < 200; attempt += 1) {
    if (await fetch(address).catch(() => undefined)) return { address, stop };
    await delay(50);
  }
  await stop();
  throw new Error(`nginx did not start:\n${said}`);
}

/** Every text that is to be adapted must be there. */
function adapt(text: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((adapted, [from, to]) => {
    if (!adapted.includes(from)) throw new Error(`The nginx configuration has lost "${from}".`);
    return adapted.replaceAll(from, to);
  }, text);
}

function mainConfig(site: string, brotli: boolean): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    brotli ? `load_module ${brotliModule};` : '',
    // The test's folders are its user's own.
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off; worker_processes 1; pid nginx.pid; events {}',
    'http { access_log off;',
    ...temporary.map((kind) => `${kind}_temp_path ${kind};`),
    site,
    '}',
  ].join('\n');
}
