import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@site/kit/testing/free-port';
import { findPostgres, type Postgres, runProgram } from './find-postgres';

/** A PostgreSQL only for the tests. */
export interface PostgresServer {
  /** The address of one of its databases. */
  url(database: string): string;
  /** Starts it, also after `kill`; resolves once it accepts connections. */
  start(): Promise<void>;
  /** Kills it. */
  kill(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

const user = 'site';

/**
 * Creates and starts a PostgreSQL with its own data.
 * @param durable false if no test kills it: then nothing waits for the disk
 */
export async function makePostgres({ durable }: { durable: boolean }): Promise<PostgresServer> {
  const postgres = await findPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'site-postgres-'));
  const data = join(folder, 'data');
  if (postgres.owner !== undefined) await chown(folder, postgres.owner, postgres.owner);
  await runProgram(postgres, 'initdb', [
    ...['-D', data, '-U', user, '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
  ]);
  const port = await freePort();
  const settings = durable ? [] : ['fsync=off', 'full_page_writes=off', 'autovacuum=off'];
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
  for (const setting of ['shared_buffers=32MB', ...settings]) args.push('-c', setting);

  let running = await startServer(postgres, args, folder);
  const end = async (signal: NodeJS.Signals) => {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  };
  return {
    url: (database) => `postgres://${user}@127.0.0.1:${port}/${database}`,
    start: async () => {
      running = await startServer(postgres, args, folder);
    },
    kill: () => end('SIGKILL'),
    remove: async () => {
      // `immediate`: it stops without a clean-up of its data, which are removed.
      await end('SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Retries while helper processes of a killed server still use its data. */
async function startServer(postgres: Postgres, args: string[], folder: string): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt++) {
    const server = spawn(join(postgres.folder, 'postgres'), args, {
      cwd: folder,
      env: { LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
      ...postgres.identity,
    });
    const problem = await untilReady(server);
    if (problem === undefined) return server;
    if (attempt === 50) throw new Error(`PostgreSQL did not start:\n${problem}`);
  }
}

/** @returns its output if it exited instead */
function untilReady(server: ChildProcess): Promise<string | undefined> {
  let said = '';
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('close', () => resolve(said));
    server.stderr?.on('data', (text: Buffer) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve(undefined);
    });
  });
}
