import { parseArgs } from 'node:util';
import { type AppPackage, findAppPackage, readAppPackage } from '../../app-package';
import { rsbuild } from '../../release/rsbuild';
import { isWorkspace } from '../../workspace';
import { startSiteProxy } from '../against/site-proxy';
import type { Command } from '../command';
import { developAll } from '../develop-all';
import { liveSite } from '../live-site';
import { onEndSignal } from '../on-end-signal';
import { runProgram } from '../run-program';
import { buildAndWatch } from '../watch-build';

/**
 * Inside a deployed site the remote is its production build, built again with every change: one page can't hold React's
 * development and production builds.
 */
export const devCommand: Command = {
  usage: `site dev                         the remote alone, with hot reload; in the root of a checkout the whole site
site dev --against <site>        inside a deployed site: an address, or the folder of one`,
  run: async (args) => {
    const { values } = parseArgs({ args, options: { against: { type: 'string' } } });
    const here = process.cwd();
    if (values.against === undefined && isWorkspace(here) && !findAppPackage(here)) return developAll();
    const remote = readAppPackage();
    return values.against === undefined ? runStandalone(remote) : runAgainst(remote, values.against);
  },
};

async function runStandalone({ name, folder, port }: AppPackage): Promise<void> {
  console.log(`${name} alone: http://localhost:${port}`);
  await runProgram([rsbuild, 'dev'], { cwd: folder });
}

async function runAgainst(remote: AppPackage, place: string): Promise<void> {
  const { name, port } = remote;
  const origin = `http://localhost:${port}`;
  const build = await buildAndWatch(remote);
  const site = await liveSite(place).catch((problem) => {
    build.stop();
    throw problem;
  });
  const proxy = await startSiteProxy(site.address, { name, origin });
  onEndSignal(() => {
    proxy.stop();
    site.stop();
    build.stop();
    process.exit(0);
  });
  console.log(
    `${name} inside ${site.address}: ${proxy.address} (reload it after a change; nothing is sent to the site)`,
  );
}
