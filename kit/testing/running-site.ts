import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readyAddress } from '../cli/ready-address';
import { readPackedShell } from '../layout/packed-shell';
import { isWorkspace, root, siteFolderOf } from '../workspace';
import { freePort } from './free-port';

/** A server of the composed site and the API, as `npm start` runs it, with a separate database. */
export interface RunningSite {
  address: string;
  dataFolder: string;
  /** Ends the server and removes its data. */
  stop: () => Promise<void>;
}

/**
 * Starts the built server on a free port, without limits for forms, because all tests are one client.
 * @param siteFolder the composed site that it serves
 * @param settings additional settings of the server
 * @param tracer a command that runs the server, for instance strace
 * @throws with the server's output when it does not start, or the remedy when there is no server
 */
export async function startSite(
  siteFolder = siteFolderOf(root),
  settings: Record<string, string> = {},
  tracer: string[] = [],
): Promise<RunningSite> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'site-data-'));
  const built = isWorkspace(root) ? join(root, 'api/dist/server.js') : readPackedShell().server;
  const [program = process.execPath, ...args] = [...tracer, process.execPath, built];
  const server = spawn(program, args, {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataFolder,
      SITE_DIR: siteFolder,
      ENQUIRY_RATE_LIMIT: '0',
      ENQUIRY_RATE_LIMIT_TOTAL: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill();
    await ended;
    await rm(dataFolder, { recursive: true });
  };
  const remedy = isWorkspace(root)
    ? 'Build the site first: npm run release'
    : 'Install its packages again: npm ci';
  try {
    const { address } = await readyAddress(server, remedy);
    return { address, dataFolder, stop };
  } catch (problem) {
    await stop();
    throw problem;
  }
}

export interface MeasuredSite extends RunningSite {
  /** The metrics for Prometheus, as text. */
  metrics: () => Promise<string>;
}

/**
 * Starts the built server with metrics.
 * @param siteFolder the composed site that it serves
 */
export async function startMeasuredSite(siteFolder?: string): Promise<MeasuredSite> {
  const port = String(await freePort());
  const site = await startSite(siteFolder, { METRICS_PORT: port });
  return { ...site, metrics: async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text() };
}
