import { join } from 'node:path';
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { readAppPackage } from '../app-package';
import { rsbuild } from '../release/rsbuild';
import { root, workspaceAround } from '../workspace';
import { launchOptions } from './browser-settings';
import { candidateUnderTest, readCandidate } from './candidate';
import type { SiteUnderTest } from './journey';
import { againstReport, aloneReport, reportsOf } from './test-reports';

type Options = Pick<SiteUnderTest, 'against'>;
type Project = NonNullable<PlaywrightTestConfig<object, Options>['projects']>[number];

/** On a busy machine conditions get a long limit; nothing is repeated. */
export const limits = { timeout: 60_000, expect: { timeout: 15_000 }, retries: 0, workers: 2 };

/** For a development server on a busy machine. */
const startTimeoutMs = 180_000;

/**
 * Playwright's configuration for the browser tests of one remote. It runs alone, on its own development server. The setting
 * AGAINST names a composed site (a URL or a folder), where its journeys run instead. The setting CANDIDATE names the folder
 * of a composed build, for tests that need composed pages. The setting DEV_PORT, of `site test`, is the port of the started
 * development server; without it, a running one is used.
 * @param folder of the remote
 */
export function defineRemoteTests(folder: string) {
  const { name, port } = readAppPackage(folder);
  const against = process.env.AGAINST ?? '';
  const candidate = candidateUnderTest();
  const ownPort = process.env.DEV_PORT;
  const address = `http://localhost:${ownPort ?? port}`;
  const { use, ...reports } = reportsOf(against ? againstReport(name) : ownPort ? name : aloneReport(name));
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
 * In the workspace, one project for all tests of the composed build, so that a worker, its browser and its server start
 * once. Elsewhere the kit's tests are outside of the remote's folder.
 */
function inCandidate(remote: string, folder: string, candidate: string): Project[] {
  const use = { against: candidate };
  if (!workspaceAround(folder))
    return [
      { name: 'composed', testMatch: 'tests/**/*.spec.ts', use },
      { name: 'pages', testDir: join(import.meta.dirname, 'composed'), testMatch: 'pages.spec.js', use },
    ];
  const { version, live } = readCandidate(candidate);
  // The same release gives the same pictures.
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
