import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AppPackage, findAppPackage, readAppPackage } from '../../app-package';
import { composePackedLayout } from '../../layout/compose-packed-site';
import { readPackedShell } from '../../layout/packed-shell';
import { rsbuild } from '../../release/rsbuild';
import { startSite } from '../../testing/running-site';
import { isWorkspace, root, workspaceAround } from '../../workspace';
import { startSiteProxy } from '../against/site-proxy';
import type { Command } from '../command';
import { developAll } from '../develop-all';
import { type LiveSite, liveSite } from '../live-site';
import { onEndSignal } from '../on-end-signal';
import { runProgram } from '../run-program';
import { buildAndWatch } from '../watch-build';

/**
 * Inside a deployed site, the remote is a production build, rebuilt with every change: React's development and production
 * builds can't share one page.
 */
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
    const remote = readAppPackage();
    if (against !== undefined) return runAgainst(remote, await liveSite(against));
    return alone || workspaceAround(remote.folder) ? runStandalone(remote) : runInLayout(remote);
  },
};

interface DevelopedIn extends LiveSite {
  /** A description; by default its URL. */
  place?: string;
  /** The path to open. */
  path?: string;
}

async function runStandalone({ name, folder, port }: AppPackage): Promise<void> {
  console.log(`${name} alone: http://localhost:${port}`);
  await runProgram([rsbuild, 'dev'], { cwd: folder });
}

/** Alone where the packed shell has no mount for the remote. */
async function runInLayout(remote: AppPackage): Promise<void> {
  const shell = readPackedShell();
  const [mount] = Object.keys(shell.mounts).filter((each) => shell.mounts[each] === remote.name);
  if (mount === undefined) {
    console.log(`The packed shell ${shell.version} has no mount for ${remote.name}, so there is no layout.`);
    return runStandalone(remote);
  }
  const folder = join(root, '.build/layout');
  await composePackedLayout(shell, folder);
  const { address, stop } = await startSite(folder);
  await runAgainst(remote, { place: `the layout of shell ${shell.version}`, path: mount, address, stop });
}

async function runAgainst(remote: AppPackage, site: DevelopedIn): Promise<void> {
  const { name, port } = remote;
  const origin = `http://localhost:${port}`;
  const build = await buildAndWatch(remote).catch(async (problem) => {
    await site.stop();
    throw problem;
  });
  const proxy = await startSiteProxy(site.address, { name, origin });
  onEndSignal(() => {
    proxy.stop();
    build.stop();
    site.stop().finally(() => process.exit(0));
  });
  const { place = site.address, path = '' } = site;
  console.log(
    `${name} inside ${place}: ${proxy.address}${path} (reload it after a change; nothing is sent to the site)`,
  );
}
