import { parseArgs } from 'node:util';
import { type AppPackage, findAppPackage, readAppPackage } from '../../app-package';
import { rsbuild } from '../../release/rsbuild';
import { isWorkspace } from '../../workspace';
import type { Command } from '../command';
import { developAll } from '../develop-all';
import { liveSite } from '../live-site';
import { onEndSignal } from '../on-end-signal';
import { runProgram } from '../run-program';
import { buildAndWatch } from '../watch-build';

/**
 * Inside a composed site the remote is its production build, made anew with every change: one page can't hold React's
 * development and production builds.
 */
export const devCommand: Command = {
  usage: `site dev                         the remote alone, with hot reload; in the root of a checkout the whole site
site dev --against <site>        inside a composed site that shows previews: an address, or the folder of one`,
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
  const site = await liveSite(place, { remote: name, origin }).catch((problem) => {
    build.stop();
    throw problem;
  });
  onEndSignal(() => {
    site.stop();
    build.stop();
    process.exit(0);
  });
  console.log(
    `${name} inside ${site.address}: ${site.address}/?preview=${name}@${origin} (reload it after a change)`,
  );
}
