import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { builtFiles } from './built-server';

/** The result of a process. */
export interface Ended {
  exitCode: number | null;
  signal: NodeJS.Signals | null;
  output: string;
  complaint: string;
}

/** Runs the server as a separate process; killed with the test at the latest. */
export function spawnServer(environment: Record<string, string>) {
  const server = run(builtFiles.server, [], { HOST: '127.0.0.1', PORT: '0', ...environment });
  return {
    ...server,
    /** Resolves with the URL from the server's first line; rejects when it exits without one. */
    ready: new Promise<string>((resolve, reject) => {
      let output = '';
      server.process.stdout?.on('data', (chunk: Buffer) => {
        output += chunk;
        const address = output.match(/ is ready at (http:\S+)\n/)?.[1];
        // A test's server listens on IPv4 only, so no other server can answer in its place.
        if (address) resolve(address.replace('localhost', '127.0.0.1'));
      });
      server.ended.then(({ complaint }) => reject(new Error(`The server exited: ${complaint}`)), reject);
    }),
  };
}

/** Runs a command of the operator and waits for its exit. */
export function runBuilt(
  command: Exclude<keyof typeof builtFiles, 'server'>,
  args: string[],
  environment: Record<string, string>,
): Promise<Ended> {
  return run(builtFiles[command], args, environment).ended;
}

function run(file: string, args: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--enable-source-maps', file, ...args], {
    env: { PATH: process.env.PATH, ...environment },
  });
  const ended = untilEnd(child);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { process: child, ended };
}

async function untilEnd(child: ChildProcess): Promise<Ended> {
  let output = '';
  let complaint = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk;
  });
  const [exitCode, signal] = await once(child, 'close');
  return { exitCode, signal, output, complaint };
}
