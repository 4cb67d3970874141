import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { apps, type RemoteName } from '@site/shared/contracts/apps';
import { root } from '../workspace';
import { launchOptions } from './browser-settings';
import type { SiteUnderTest } from './journey';
import { reportsOf } from './test-reports';

/** A suite on a busy machine: what is awaited has time, and nothing is repeated. */
export const limits = { timeout: 60_000, expect: { timeout: 15_000 }, retries: 0, workers: 2 };

/**
 * Playwright's configuration for the browser tests of one remote: alone, on its own development server; or, where the
 * setting AGAINST names a composed site (an address or a folder), its journeys there.
 * @param remote the workspace's name, for instance `mf-careers`
 */
export function defineRemoteTests(remote: RemoteName) {
  const folder = join(root, remote);
  const against = process.env.AGAINST ?? '';
  const address = `http://localhost:${apps[remote].port}`;
  const { use, ...reports } = reportsOf(remote);
  return defineConfig<object, Pick<SiteUnderTest, 'against'>>({
    ...limits,
    ...reports,
    testDir: folder,
    testMatch: against ? 'tests/**/*.spec.ts' : '{src,tests}/**/*.spec.ts',
    ...(!against && { grepInvert: /@composed/ }),
    forbidOnly: Boolean(process.env.CI),
    fullyParallel: true,
    use: {
      ...devices['Desktop Chrome'],
      viewport: { width: 1280, height: 900 },
      ...use,
      against,
      baseURL: address,
      launchOptions: launchOptions(),
    },
    ...(!against && {
      webServer: {
        command: 'npx --no-install rsbuild dev',
        cwd: folder,
        url: `${address}/remoteEntry.js`,
        reuseExistingServer: !process.env.CI,
      },
    }),
  });
}
