import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../browser-settings';
import { candidateUnderTest, readCandidate } from '../candidate';
import type { SiteUnderTest } from '../journey';
import { limits } from '../playwright-config';
import { compareReport, reportsOf } from '../test-reports';

const candidate = candidateUnderTest();
const { app } = readCandidate(candidate);
const { use, ...reports } = reportsOf(compareReport(app));

/**
 * `npm run compare`: pictures of a composed build next to those of the deployed site. The setting CANDIDATE names its
 * folder.
 */
export default defineConfig<object, Pick<SiteUnderTest, 'against'>>({
  ...limits,
  ...reports,
  fullyParallel: true,
  testMatch: 'pictures.spec.ts',
  use: { ...devices['Desktop Chrome'], ...use, against: candidate ?? '', launchOptions: launchOptions() },
});
