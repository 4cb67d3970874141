import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { apps, type RemoteName } from '@site/shared/contracts/apps';
import { launchOptions } from './browser-settings';

/**
 * Playwright's configuration for one remote that runs standalone, on its own development server.
 * @param remote the workspace's name, for instance `mf-careers`
 */
export function defineStandaloneTests(remote: RemoteName) {
  const folder = fileURLToPath(new URL(`../../${remote}`, import.meta.url));
  const address = `http://localhost:${apps[remote].port}`;
  return defineConfig({
    testDir: `${folder}/src`,
    testMatch: '**/*.spec.ts',
    outputDir: `${folder}/test-results`,
    forbidOnly: Boolean(process.env.CI),
    workers: 2,
    fullyParallel: true,
    reporter: [['list']],
    use: {
      ...devices['Desktop Chrome'],
      baseURL: address,
      launchOptions: launchOptions(),
    },
    webServer: {
      command: 'npx --no-install rsbuild dev',
      cwd: folder,
      url: `${address}/remoteEntry.js`,
      reuseExistingServer: !process.env.CI,
    },
  });
}
