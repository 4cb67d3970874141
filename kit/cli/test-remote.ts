import { spawnSync } from 'node:child_process';
import { findOrInstallTestBrowser } from '../testing/find-browser';
import { root } from '../workspace';

/** `npm test -w mf-careers`: one remote's own tests, unit and browser, without the others. */
const [remote = ''] = process.argv.slice(2);

run(['vitest', 'run', '--project', remote]);
run(['playwright', 'test', '-c', remote], { BROWSER_PATH: findOrInstallTestBrowser() });

function run(command: string[], settings: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync('npx', ['--no-install', ...command], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
  if (status !== 0) process.exit(status ?? 1);
}
