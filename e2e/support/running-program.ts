import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readyAddress } from '@site/kit/cli/ready-address';
import { root } from '@site/kit/workspace';
import { bundledSite } from './bundled-commands';
import { settingsFor } from './site-copy';

/** A program that prints its URL when it is ready. */
export interface RunningProgram {
  address: string;
  /** Kills it. */
  kill: () => Promise<void>;
}

const running = new Set<ChildProcess>();

/** The release service of a copy of the site, on a free port unless one is given. */
export const startService = (siteFolder: string, settings: NodeJS.ProcessEnv = {}) =>
  start([bundledSite, 'delivery'], {
    ...settingsFor(siteFolder),
    DELIVERY_PORT: '0',
    ...settings,
  });

/** A replica of the site at a URL, with its own folder of files and enquiries. */
export const startReplica = (from: string, folder: string, settings: NodeJS.ProcessEnv = {}) =>
  start([join(root, 'api/dist/server.js')], {
    ...{ SITE_FROM: from, SITE_DIR: join(folder, 'site'), DATA_DIR: join(folder, 'data'), PORT: '0' },
    ...settings,
  });

/** The web server of the shell that a remote in another repository has installed, with a folder for its data. */
export const startPackedServer = (remote: string, siteFolder: string, dataFolder: string) =>
  start([join(remote, 'node_modules/@site/shell/server.js')], {
    SITE_DIR: siteFolder,
    DATA_DIR: dataFolder,
    PORT: '0',
    LOG_LEVEL: 'error',
  });

/** Stops every program that is still running. */
export async function killAll(): Promise<void> {
  await Promise.all([...running].map(kill));
}

async function start(args: string[], settings: NodeJS.ProcessEnv): Promise<RunningProgram> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const { address } = await readyAddress(child, `See the output of ${args.at(-1)} above.`);
  return { address, kill: () => kill(child) };
}

async function kill(child: ChildProcess): Promise<void> {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
