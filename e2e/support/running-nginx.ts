import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliModule } from './find-nginx';
import { freePort } from './free-port';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export interface RunningNginx {
  address: string;
  stop: () => Promise<void>;
}

/**
 * Starts the real nginx with the project's own `deploy/nginx/site.conf`, adapted as its first lines say.
 * @param siteFolder the folder with `current` and `releases`
 * @param api the address of the API
 * @throws with what nginx said when it does not start
 */
export async function startNginx(siteFolder: string, api: string): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const shipped = await readFile(join(root, 'deploy/nginx/site.conf'), 'utf8');
  const site = adapt(shipped, {
    '/srv/site': siteFolder,
    'listen 80;': `listen 127.0.0.1:${port};`,
    'http://127.0.0.1:3000;': `${api};`,
    '# brotli_static on;': 'brotli_static on;',
  });
  await writeFile(join(folder, 'nginx.conf'), mainConfig(site));
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = `http://127.0.0.1:${port}`;
  await answers(address, nginx);
  const stop = async () => {
    nginx.kill('SIGQUIT');
    if (nginx.exitCode === null) await once(nginx, 'exit');
    await rm(folder, { recursive: true });
  };
  return { address, stop };
}

/** Replaces what the file's own comment tells operators to adapt; every one must be there. */
function adapt(text: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((adapted, [from, to]) => {
    if (!adapted.includes(from)) throw new Error(`deploy/nginx/site.conf has lost "${from}".`);
    return adapted.replaceAll(from, to);
  }, text);
}

function mainConfig(site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    `load_module ${brotliModule};`,
    // The test's folders are its user's own.
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off; worker_processes 1; pid nginx.pid; events {}',
    'http { access_log off;',
    ...temporary.map((kind) => `${kind}_temp_path ${kind};`),
    site,
    '}',
  ].join('\n');
}

async function answers(address: string, nginx: ChildProcess): Promise<void> {
  let said = '';
  nginx.stderr?.on('data', (text) => {
    said += text;
  });
  for (let attempt = 0; nginx.exitCode === null && attempt < 100; attempt += 1) {
    if (await fetch(address).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  nginx.kill();
  throw new Error(`nginx did not start:\n${said}`);
}
