import { join } from 'node:path';
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { readAppPackage } from '../app-package';
import { rsbuild } from '../release/rsbuild';
import { root, workspaceAround } from '../workspace';
import { launchOptions } from './browser-settings';
import { candidateUnderTest, readCandidate } from './candidate';
import type { SiteUnderTest } from './journey';
import { reportsOf } from './test-reports';

type Options = Pick<SiteUnderTest, 'against'>;
type Project = NonNullable<PlaywrightTestConfig<object, Options>['projects']>[number];

/** A suite on a busy machine: what is awaited has time, and nothing is repeated. */
export const limits = { timeout: 60_000, expect: { timeout: 15_000 }, retries: 0, workers: 2 };

/** A development server on a busy machine. */
const startTimeoutMs = 180_000;

/**
 * Playwright's configuration for the browser tests of one remote. It runs alone, on its own development server. The setting
 * AGAINST names a composed site (an address or a folder): then its journeys run there instead. The setting CANDIDATE names
 * the folder of a composed candidate: what only a composed page shows is looked at there, too. The setting DEV_PORT is where its
 * development server is started; without it, one that runs is used.
 * @param folder of the remote
 */
export function defineRemoteTests(folder: string) {
  const { name, port } = readAppPackage(folder);
  const against = process.env.AGAINST ?? '';
  const candidate = candidateUnderTest();
  const ownPort = process.env.DEV_PORT;
  const address = `http://localhost:${ownPort ?? port}`;
  const { use, ...reports } = reportsOf(name);
  return defineConfig<object, Options>({
    ...limits,
    ...reports,
    testDir: folder,
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
    projects: against
      ? [inSite]
      : candidate
        ? [pagesAlone, ...inCandidate(name, folder, candidate)]
        : [alone],
    ...(!against && {
      webServer: {
        command: `"${process.execPath}" "${rsbuild}" dev --environment web`,
        cwd: folder,
        url: `${address}/remoteEntry.js`,
        timeout: startTimeoutMs,
        reuseExistingServer: !process.env.CI && !ownPort,
      },
    }),
  });
}

const inSite: Project = { name: 'in the site', testMatch: 'tests/**/*.spec.ts' };
const alone: Project = { name: 'alone', testMatch: '{src,tests}/**/*.spec.ts', grepInvert: /@composed/ };
const pagesAlone: Project = { name: 'alone', testMatch: 'src/**/*.spec.ts' };

/**
 * In the workspace one project for all that is asked of the candidate: a worker, its browser and its server are started once for
 * each. Elsewhere the kit's tests are outside of the remote's folder.
 */
function inCandidate(remote: string, folder: string, candidate: string): Project[] {
  const use = { against: candidate };
  if (!workspaceAround(folder))
    return [
      { name: 'composed', testMatch: 'tests/**/*.spec.ts', use },
      { name: 'pages', testDir: join(import.meta.dirname, 'composed'), testMatch: 'pages.spec.js', use },
    ];
  const { version, live } = readCandidate(candidate);
  // The same release looks the same.
  const isLive = live[remote] === version;
  return [
    {
      name: 'composed',
      testDir: root,
      respectGitIgnore: true,
      testMatch: [`${remote}/tests/**/*.spec.ts`, `kit/testing/composed/${isLive ? 'pages' : '*'}.spec.ts`],
      use,
    },
  ];
}
