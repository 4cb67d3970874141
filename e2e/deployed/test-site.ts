import { parseArgs } from 'node:util';
import { exitWithError } from '@site/kit/client/exit-with-error';
import {
  againstArgs,
  readAgainst,
  settingsOf,
  testsDeployedReleases,
} from '@site/kit/testing/against-options';
import { againstReport, showReport } from '@site/kit/testing/test-reports';
import { runStep } from '@site/kit/testing/verdict/run-step';
import { root } from '@site/kit/workspace';
import { keepDeployedPaths, readDeployedPaths } from './deployed-site';

/** `npm run test:site -- --against https://www.example`: the journeys of the site and of its remotes in a deployed site. */
await testSite().catch(exitWithError);

async function testSite(): Promise<void> {
  const against = readAgainst(parseArgs({ options: againstArgs }).values);
  if (!against) throw new Error('Name the site: npm run test:site -- --against https://www.example');
  const { site, grep } = against;
  const paths = await readDeployedPaths(site);
  await keepDeployedPaths(paths);
  console.log(`${testsDeployedReleases(site)}\nIt has ${paths.length} known paths.`);
  const passed = await runStep(
    root,
    {
      what: `Journeys in ${site}`,
      command: ['playwright', 'test', '-c', 'e2e', ...(grep === undefined ? [] : ['-g', grep])],
      settings: settingsOf(against),
    },
    'live',
  );
  console.log(`Report of the browser: ${showReport(againstReport('site'))}`);
  if (!passed)
    throw new Error(
      grep === undefined
        ? `Journeys in ${site} failed: see the commands above that repeat each.`
        : `Journeys in ${site} failed, or no name contains "${grep}". All names: npx playwright test -c e2e --list`,
    );
}
