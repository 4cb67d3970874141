import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../testing/free-port';
import { root } from '../workspace';

test('a command ends when the shell in which npm runs it is ended', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close().closeAllConnections());
  await once(silent, 'listening');
  const against = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  // As the second of two commands keeps the shell, in which npm of some systems runs it.
  const shell = spawn('sh', ['-c', '"$0" "$1" dev --against "$2"; exit', process.execPath, site, against], {
    cwd: join(root, 'mf-careers'),
    env: { ...process.env, npm_lifecycle_event: 'npx', DEV_PORT: String(await freePort()) },
    stdio: 'ignore',
    detached: true,
  });
  onTestFinished(() => {
    if (shell.pid !== undefined && shell.exitCode === null) process.kill(-shell.pid, 'SIGKILL');
  });
  const [request] = await once(silent, 'request');
  const closed = once(request.socket, 'close');
  shell.kill('SIGTERM');
  await closed;
  expect(shell.killed).toBe(true);
}, 30_000);

const site = join(root, 'kit/bin/site.mjs');
