import { fileURLToPath } from 'node:url';
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { readAppPackage } from '../app-package';
import { launchOptions } from './browser-settings';
import { candidateUnderTest } from './candidate';
import type { SiteUnderTest } from './journey';
import { compareReport, reportsOf } from './test-reports';

type Options = Pick<SiteUnderTest, 'against'>;
type Project = NonNullable<PlaywrightTestConfig<object, Options>['projects']>[number];

/** A suite on a busy machine: what is awaited has time, and nothing is repeated. */
export const limits = { timeout: 60_000, expect: { timeout: 15_000 }, retries: 0, workers: 2 };

/** A development server on a busy machine. */
const startTimeoutMs = 180_000;

/**
 * Playwright's configuration for the browser tests of one remote. It runs alone, on its own development server. The setting
 * AGAINST names a composed site (an address or a folder): then its journeys run there instead. The setting CANDIDATE names
 * the folder of a composed candidate: what only a composed page shows is looked at there, too; with COMPARE=on, nothing but
 * its pictures beside the live ones is. The setting DEV_PORT is where its development server is started; without it, one that
 * runs is used.
 * @param folder of the remote
 */
export function defineRemoteTests(folder: string) {
  const { name, port } = readAppPackage(folder);
  const against = process.env.AGAINST ?? '';
  const candidate = candidateUnderTest();
  const ownPort = process.env.DEV_PORT;
  const address = `http://localhost:${ownPort ?? port}`;
  const onlyPictures = candidate !== undefined && process.env.COMPARE === 'on';
  const { use, ...reports } = reportsOf(onlyPictures ? compareReport(name) : name);
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
    projects: [
      ...(onlyPictures ? [] : [against ? inSite : alone]),
      ...(candidate ? candidateProjects(candidate) : []).filter(
        ({ name }) => !onlyPictures || name === 'pictures',
      ),
    ],
    ...(!against &&
      !onlyPictures && {
        webServer: {
          command: 'npx --no-install rsbuild dev',
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

function candidateProjects(candidate: string): Project[] {
  const use = { against: candidate };
  const testDir = fileURLToPath(new URL('./composed', import.meta.url));
  return [
    { name: 'composed', testMatch: 'tests/**/*.spec.ts', grep: /@composed/, use },
    { name: 'pages', testDir, testMatch: 'pages.spec.ts', use },
    { name: 'pictures', testDir, testMatch: 'pictures.spec.ts', use },
  ];
}
