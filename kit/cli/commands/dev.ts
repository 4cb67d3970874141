import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AppPackage, devPortOf, findAppPackage } from '../../app-package';
import { composePackedLayout } from '../../layout/compose-packed-site';
import { readPackedShell } from '../../layout/packed-shell';
import { rsbuild } from '../../release/rsbuild';
import { startSite } from '../../testing/running-site';
import { isWorkspace, root, workspaceAround } from '../../workspace';
import { firstPath, readRoutes } from '../against/developed-remote';
import { findDevelopmentHost } from '../against/development-host';
import { startRemoteServer } from '../against/remote-server';
import { startSiteProxy } from '../against/site-proxy';
import { appHere } from '../chosen-app';
import type { Command } from '../command';
import { developAll } from '../develop-all';
import { type LiveSite, liveSite } from '../live-site';
import { onEndSignal } from '../on-end-signal';
import { requireFreePorts } from '../require-free-ports';
import { runProgram } from '../run-program';

export const devCommand: Command = {
  usage: `site dev                         in a separate repository the remote in the layout of the packed shell; in the workspace
                                 the remote alone; in the root of a checkout the whole site. With hot reload
site dev --alone                 the remote alone, with hot reload
site dev --against <site>        inside a deployed site, given by its URL or folder`,
  run: async (args) => {
    const { values } = parseArgs({
      args,
      options: { against: { type: 'string' }, alone: { type: 'boolean', default: false } },
    });
    const { against, alone } = values;
    const here = process.cwd();
    if (against === undefined && isWorkspace(here) && !findAppPackage(here)) return developAll();
    const app = appHere('npm run dev -w mf-careers');
    const remote = { ...app, port: devPortOf(app) };
    await requireFreePorts([remote]);
    if (against !== undefined) return runInside(remote, await liveSite(against));
    return alone || workspaceAround(remote.folder) ? runStandalone(remote) : runInLayout(remote);
  },
};

async function runStandalone({ name, folder, port }: AppPackage): Promise<void> {
  console.log(`${name} alone: http://localhost:${port}`);
  await runProgram([rsbuild, 'dev'], { cwd: folder });
}

async function runInLayout(remote: AppPackage): Promise<void> {
  const shell = readPackedShell();
  const folder = join(root, '.build/layout');
  await composePackedLayout(shell, folder);
  await runInside(remote, await startSite(folder), `the layout of shell ${shell.version}`);
}

/** @param place a description of the site */
async function runInside(remote: AppPackage, site: LiveSite, place = site.address): Promise<void> {
  const { name, port } = remote;
  const developed = { name, origin: `http://localhost:${port}` };
  const servers: { stop: () => unknown }[] = [site];
  const stop = () => Promise.all(servers.map((server) => server.stop()));
  onEndSignal(() => void stop().finally(() => process.exit(0)));
  try {
    const host = await findDevelopmentHost();
    servers.push(await startRemoteServer(remote));
    const proxy = await startSiteProxy({ site: site.address, remote: developed, host });
    servers.push(proxy);
    const path = firstPath(await readRoutes(developed));
    console.log(
      `${name} inside ${place}: ${proxy.address}${path}
Changes show without a reload. Differs from the deployed site: no security policy, no hashes of the shell and ${name}, and
React's development build. Forms and samples are answered here; the site gets only GET and HEAD.`,
    );
  } catch (problem) {
    await stop();
    throw problem;
  }
}
