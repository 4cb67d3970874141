import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const builtServer = fileURLToPath(new URL('../api/dist/server.js', import.meta.url));

/**
 * Starts the server as it is shipped, on a fresh SQLite in this folder, without a limit for each client.
 * @throws with what to do when it was not built, and with what it said when it does not start
 */
export async function startMeasuredServer(folder: string) {
  if (!existsSync(builtServer))
    throw new Error('The server is not built. Build it first: npm run build -w api');
  await mkdir(join(folder, 'site/releases'), { recursive: true });
  const server = spawn(process.execPath, [builtServer], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      SITE_DIR: join(folder, 'site'),
      ENQUIRY_RATE_LIMIT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const address = await readyAddress(server);
  /** MiB, one for each second. */
  const memory: number[] = [];
  const timer = setInterval(() => memory.push(residentMemory(server)), 1000);
  return {
    address,
    /** Ends it. Resolves with the memory it held, second by second. */
    stop: async () => {
      clearInterval(timer);
      server.kill('SIGTERM');
      const [exitCode] = await ended;
      if (exitCode !== 0) throw new Error(`The server ended with ${exitCode}.`);
      return memory;
    },
  };
}

async function readyAddress({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The server was started without its output.');
  for await (const line of createInterface({ input: stdout })) {
    const address = / is ready at (http:\S+)/.exec(line)?.[1];
    if (address) return address.replace('localhost', '127.0.0.1');
  }
  throw new Error('The server ended before it was ready: see its message above.');
}

/** `ps` knows it on Linux and macOS, in KiB. */
function residentMemory({ pid }: ChildProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}
