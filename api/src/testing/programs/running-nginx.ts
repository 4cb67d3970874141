import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@site/kit/testing/free-port';
import { brotliModule, findOrInstallNginx } from './find-nginx';

const shippedFolder = fileURLToPath(new URL('../../../../deploy/nginx', import.meta.url));

export interface RunningNginx {
  address: string;
  /** The port of its TLS server block, if the configuration has one; the certificate is self-signed. */
  tlsPort: number;
  /** The file of that certificate, for clients that trust it. */
  certificate: string;
  /** The port that redirects to TLS. */
  redirectPort: number;
  stop: () => Promise<void>;
}

interface Options {
  /** The file in `deploy/nginx`. */
  configuration: string;
  /** Another one there, which nginx reads before it. */
  before?: string;
  /** Replacements for the parts that its comments ask operators to adapt, in addition to the port. */
  values: Record<string, string>;
  brotli?: boolean;
}

/**
 * Starts the real nginx with a shipped configuration on a free port.
 * @throws with the output of nginx when it does not start
 */
export async function runNginx({
  configuration,
  before,
  values,
  brotli = false,
}: Options): Promise<RunningNginx> {
  const program = findOrInstallNginx({ brotli });
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const [port, tlsPort, redirectPort] = [await freePort(), await freePort(), await freePort()];
  const files = [before, configuration].filter((file) => file !== undefined);
  const texts = await Promise.all(files.map((file) => readFile(join(shippedFolder, file), 'utf8')));
  const shipped = texts.join('\n');
  const tls = shipped.includes('listen 443 ssl');
  const certificate = join(folder, 'fullchain.pem');
  if (tls) makeCertificate(folder);
  const here = shipped
    .replaceAll(/listen \[::\]:.*;/g, '')
    .replaceAll(/listen 80\b(.*);/g, `listen 127.0.0.1:${tls ? redirectPort : port}$1;`)
    // What does not depend on TLS is tested without it.
    .replaceAll(
      /listen 443 ssl http2\b(.*);/g,
      `listen 127.0.0.1:${tlsPort} ssl http2$1; listen 127.0.0.1:${port}$1;`,
    )
    .replaceAll(/\/etc\/ssl\/(site|release)\b/g, folder);
  const site = adapt(here, values);
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
    if (await fetch(address).catch(() => undefined))
      return { address, tlsPort, certificate, redirectPort, stop };
    await delay(50);
  }
  await stop();
  throw new Error(`nginx did not start:\n${said}`);
}

/** @throws with a remedy when OpenSSL is missing */
function makeCertificate(folder: string) {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const args = ['req', '-x509', ...names, ...kind, ...files];
  if (spawnSync('openssl', args, { stdio: 'ignore' }).status === 0) return;
  throw new Error('These tests create a certificate with openssl. Install it, then run them again.');
}

/** Fails if a text to replace is missing. */
function adapt(text: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((adapted, [from, to]) => {
    if (!adapted.includes(from)) throw new Error(`The nginx configuration does not contain "${from}".`);
    return adapted.replaceAll(from, to);
  }, text);
}

function mainConfig(site: string, brotli: boolean): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    brotli ? `load_module ${brotliModule};` : '',
    // The test's folders belong to its user.
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off; worker_processes 1; pid nginx.pid; events {}',
    'http { access_log off;',
    ...temporary.map((kind) => `${kind}_temp_path ${kind};`),
    site,
    '}',
  ].join('\n');
}
