import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { builtFiles } from './built-server';

/** Settings of servers that are killed while many enquiries arrive: no limits, quick retries, no log. */
export const underLoad = {
  MAIL_RETRY_SECONDS: '1',
  ENQUIRY_RATE_LIMIT: '0',
  ENQUIRY_RATE_LIMIT_TOTAL: '0',
  LOG_LEVEL: 'silent',
};

/** The result of a process. */
export interface Ended {
  exitCode: number | null;
  signal: NodeJS.Signals | null;
  output: string;
  errorOutput: string;
}

/**
 * Runs the server as a separate process; killed with the test at the latest.
 * @param file a copy of the built server
 */
export function spawnServer(environment: Record<string, string>, file = builtFiles.server) {
  const server = run(file, [], { HOST: '127.0.0.1', PORT: '0', ...environment });
  return { ...server, ready: readyAddress(server) };
}

/** Runs the operator's inbox as a separate process. */
export function spawnInbox(environment: Record<string, string>) {
  const inbox = run(builtFiles.inbox, [], { INBOX_PORT: '0', ...environment });
  return {
    ...inbox,
    ready: readyAddress(inbox),
    password: printed(inbox, / with the password (\S+)\n/),
  };
}

/** Resolves with the URL from the server's first line; rejects when it exits without one. */
async function readyAddress(server: ReturnType<typeof run>): Promise<string> {
  const address = await printed(server, / is ready at (http:\S+)\n/);
  // A test's server listens on IPv4 only, so no other server can answer in its place.
  return address.replace('localhost', '127.0.0.1');
}

/** Resolves with the group of a pattern once it is printed. */
function printed({ process, ended }: ReturnType<typeof run>, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    process.stdout?.on('data', (chunk: Buffer) => {
      output += chunk;
      const [, group] = pattern.exec(output) ?? [];
      if (group) resolve(group);
    });
    ended.then(({ errorOutput }) => reject(new Error(`The server exited: ${errorOutput}`)), reject);
  });
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
  let errorOutput = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    errorOutput += chunk;
  });
  const [exitCode, signal] = await once(child, 'close');
  return { exitCode, signal, output, errorOutput };
}
