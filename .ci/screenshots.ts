import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findOrInstallBrowser } from '@site/kit/testing/find-browser';

/** `npm run screenshots`: builds what has changed and photographs every page. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const env = { ...process.env, BROWSER_PATH: findOrInstallBrowser() };

for (const script of ['delivery/cli/release-all.ts', 'e2e/support/screenshots.ts']) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  if (status !== 0) process.exit(status ?? 1);
}
