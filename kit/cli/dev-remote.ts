import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apps, type RemoteName, remoteNames } from '@site/shared/contracts/apps';
import { root } from '../workspace';
import { exitWithError } from './exit-with-error';
import { liveSite } from './live-site';
import { onEndSignal } from './on-end-signal';
import { buildAndWatch } from './watch-build';

/**
 * `npm run dev -w mf-careers`: the remote alone with hot reload; with `-- --against <url or site folder>` inside a
 * composed site. That is the production build, rebuilt with every change: one page can't hold React's development and
 * production builds.
 */
const [remote, against] = readArguments();
if (against === undefined) runStandalone();
else await runAgainst(against).catch(exitWithError);

function runStandalone(): void {
  const rsbuild = join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const server = spawn(process.execPath, [rsbuild, 'dev'], { cwd: join(root, remote), stdio: 'inherit' });
  onEndSignal((signal) => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
  console.log(`${remote} alone: http://localhost:${apps[remote].port}`);
}

async function runAgainst(place: string): Promise<void> {
  const origin = `http://localhost:${apps[remote].port}`;
  const build = await buildAndWatch(remote);
  const site = await liveSite(place, { remote, origin }).catch((problem) => {
    build.stop();
    throw problem;
  });
  onEndSignal(() => {
    site.stop();
    build.stop();
    process.exit(0);
  });
  console.log(
    `${remote} inside ${site.address}: ${site.address}/?preview=${remote}@${origin} (reload it after a change)`,
  );
}

function readArguments(): [RemoteName, string | undefined] {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { against: { type: 'string' } },
    });
    const name = remoteNames.find((each) => each === positionals[0]);
    if (!name) throw new Error(`Say which remote to develop: npm run dev -w <${remoteNames.join('|')}>`);
    return [name, values.against];
  } catch (problem) {
    return exitWithError(problem);
  }
}
