import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '@site/kit/testing/browser-settings';
import type { SiteUnderTest } from '@site/kit/testing/journey';
import { limits } from '@site/kit/testing/playwright-config';
import { againstReport, reportsOf } from '@site/kit/testing/test-reports';
import { root, workspaceRemotes } from '@site/kit/workspace';
import { deployedSite } from './deployed/deployed-site';

const launch = launchOptions();
const { use, reporter, ...output } = reportsOf(deployedSite ? againstReport('site') : 'site');

/** The composed or a deployed site: tests of several apps together, and the journeys of every remote. */
export default defineConfig<object, Pick<SiteUnderTest, 'against'>>({
  ...limits,
  ...output,
  reporter: deployedSite ? [...reporter, ['./deployed/outcome-reporter.ts']] : reporter,
  // One more than the cores, because a journey waits as much as the browser computes.
  workers: availableParallelism() + 1,
  globalSetup: ['./support/temporary-directory.ts', './support/bundled-commands.ts'],
  fullyParallel: true,
  // One project: each would start its own workers, with a browser and a server for each of them.
  testDir: root,
  respectGitIgnore: true,
  testMatch: [
    'e2e/{journeys,failures}/**/*.spec.ts',
    ...workspaceRemotes().map(({ name }) => `${name}/tests/**/*.spec.ts`),
  ],
  forbidOnly: Boolean(process.env.CI),
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    ...use,
    against: deployedSite ?? 'site',
    // Pages of one context share a process, see every-address.
    launchOptions: { ...launch, args: [...launch.args, '--process-per-site'] },
  },
});
