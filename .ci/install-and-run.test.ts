import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readyAddress } from '@site/kit/cli/ready-address';
import { expect, onTestFinished, test, vi } from 'vitest';
import { acceptsConnections } from '../api/src/testing/accepts-connections';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const patient = { timeout: 30_000 };

/** The server as run by `npm start`, with all its processes. */
async function startWithNpm() {
  const folder = await mkdtemp(join(tmpdir(), 'site-signals-'));
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const command = scripts.start
    .replace('.ci/install-and-run.mjs', join(root, '.ci/install-and-run.mjs'))
    .replace('kit/cli/site.ts start', 'api/src/server.ts');
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { start: command } }));
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, SITE_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
    // Its own process group, as in a terminal.
    detached: true,
  });
  const group = Number(npm.pid);
  onTestFinished(async () => {
    try {
      process.kill(-group, 'SIGKILL');
    } catch {
      // All have ended.
    }
    await rm(folder, { recursive: true, force: true });
  });
  const { address } = await readyAddress(npm, 'See its message above.');
  return { npm: group, port: Number(new URL(address).port), server: membersOf(group).at(-1) ?? 0 };
}

/** The processes of a group, in the order in which they were started; without processes that have exited. */
function membersOf(group: number): number[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,pgid=,stat='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, pgid, state]) => Number(pgid) === group && !state?.startsWith('Z'))
    .map(([pid]) => Number(pid))
    .sort((a, b) => a - b);
}

/** A half-sent request. */
async function halfSentRequest(port: number) {
  let answer = '';
  const socket = connect(port, '127.0.0.1').on('data', (chunk) => {
    answer += chunk;
  });
  const closed = once(socket, 'close');
  const head = 'POST /site/api.php HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  socket.write(`${head}Expect: 100-continue\r\nTransfer-Encoding: chunked\r\n\r\n`);
  await vi.waitFor(() => expect(answer).toContain('100 Continue'), patient);
  // A stalled request is disconnected soon; single spaces make it merely slow.
  const slowly = setInterval(() => socket.write('1\r\n \r\n'), 100);
  return async () => {
    clearInterval(slowly);
    socket.write('2\r\n{}\r\n0\r\n\r\n');
    await closed;
    return answer;
  };
}

test.each([
  ['npm', 'SIGTERM', 3],
  ['npm', 'SIGINT', 1],
  ['the group', 'SIGINT', 3],
  ['the group', 'SIGTERM', 1],
  ['the server', 'SIGTERM', 3],
] as const)(
  'to %s, %s × %d: a half-sent request is answered, then every process exits',
  async (target, signal, times) => {
    const { npm, server, port } = await startWithNpm();
    const finish = await halfSentRequest(port);
    const pid = { npm, 'the group': -npm, 'the server': server }[target];
    process.kill(pid, signal);
    await vi.waitFor(
      async () => expect(await acceptsConnections({ port, host: '127.0.0.1' })).toBe(false),
      patient,
    );
    for (let time = 1; time < times; time++) {
      try {
        process.kill(pid, signal);
      } catch {
        // npm itself exits at once.
      }
    }
    // The enquiry is empty: it is refused, not disconnected.
    expect(await finish()).toContain('HTTP/1.1 422 ');
    await vi.waitFor(() => expect(membersOf(npm)).toEqual([]), patient);
  },
  120_000,
);
