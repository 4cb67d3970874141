import { join } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { root } from '../workspace';

/**
 * Where a run of browser tests leaves what it found, for QA to open: one folder for each suite.
 * @param suite for instance `mf-careers`
 */
export const reportFolder = (suite: string) => join(root, 'playwright-report', suite);

/** The suite of a remote's pictures alone: its report does not take the place of the verdict's. */
export const compareReport = (remote: string) => `${remote}-compare`;

/**
 * What every browser test of this project reports: a list while it runs, an HTML report with traces and pictures of
 * what failed, and JUnit's XML for CI.
 */
export function reportsOf(suite: string) {
  const folder = reportFolder(suite);
  return {
    outputDir: join(root, 'test-results', suite),
    reporter: [
      ['list'],
      ['html', { outputFolder: folder, open: 'never' }],
      ['junit', { outputFile: join(folder, 'junit.xml') }],
    ],
    use: {
      // Without the page at every step, which costs a fifth of the processor's time: there is a picture of the failure.
      trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
      screenshot: 'only-on-failure',
    },
  } satisfies PlaywrightTestConfig;
}
