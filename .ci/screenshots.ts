import { spawnSync } from 'node:child_process';
import { findOrInstallBrowser } from '@site/kit/testing/find-browser';
import { root } from '@site/kit/workspace';

/** `npm run screenshots`: releases this checkout and takes screenshots of every page. */
const env = { ...process.env, BROWSER_PATH: findOrInstallBrowser() };

for (const program of [['kit/cli/site.ts', 'release'], ['e2e/support/screenshots.ts']]) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...program], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  if (status !== 0) process.exit(status ?? 1);
}
