import { join } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { root } from '../workspace';
import { shellWord } from './shell-word';

/**
 * Where browser tests write their reports for QA: one folder for each suite.
 * @param suite for instance `mf-careers`
 */
export const reportFolder = (suite: string) => join(root, 'playwright-report', suite);

/** The command that shows the report of a suite. */
export const showReport = (suite: string) => `npx playwright show-report ${shellWord(reportFolder(suite))}`;

/** The suites of runs with a part of the tests, whose reports must not overwrite that of a whole run. */
export const compareReport = (remote: string) => `${remote}-compare`;
export const aloneReport = (remote: string) => `${remote}-alone`;
export const againstReport = (suite: string) => `${suite}-against`;

/**
 * The reporters of all browser tests: a list while they run, an HTML report with traces and pictures of failures, and
 * JUnit's XML for CI.
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
      // Without the page at every step, which costs a fifth of the processor time: there is a picture of the failure.
      trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
      screenshot: 'only-on-failure',
    },
  } satisfies PlaywrightTestConfig;
}
