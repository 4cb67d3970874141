import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exitWithError } from '@site/kit/client/exit-with-error';
import {
  type AgainstOptions,
  againstArgs,
  nameOption,
  readAgainst,
  repeatWith,
  testsDeployedReleases,
} from '@site/kit/testing/against-options';
import { installPackages } from '@site/kit/testing/install-packages';
import { startSite } from '@site/kit/testing/running-site';
import { readDeployedPaths, type SitePath } from '../deployed/deployed-site';
import { type Check, checksOf } from './checks';
import { startFirefox } from './firefox';
import type { OtherBrowser } from './other-browser';
import { startWebkit } from './webkit';

/**
 * `npm run test:browsers`: one page of each kind, and the core of the journeys, in Firefox and WebKit; by default in the
 * composed site of this checkout.
 */
await testBrowsers().catch(exitWithError);

async function testBrowsers(): Promise<void> {
  const { values } = parseArgs({ options: againstArgs });
  const against = values.against === undefined ? undefined : readAgainst(values);
  const paths = await pathsOf(against);
  if (against) console.log(testsDeployedReleases(against.site));
  installMissing();
  const site = against ? { address: against.site, stop: async () => {} } : await startSite();
  const name = new RegExp(values.grep ?? '');
  const kept = { reports: against !== undefined, enquiries: against !== undefined && !against.send };
  const checks = checksOf(site.address, paths, kept).filter(({ what }) => name.test(what));
  const failed: string[] = [];
  try {
    for (const start of [startFirefox, startWebkit]) failed.push(...(await failedIn(start, checks)));
  } finally {
    await site.stop();
  }
  if (checks.length === 0) throw new Error(`No check has the name ${values.grep}.`);
  if (failed.length === 0) return;
  const command = 'npm run test:browsers --';
  const again = against ? repeatWith(command, { ...against, grep: undefined }) : command;
  const repetitions = [...new Set(failed)].map((what) => `  ${again}${nameOption(what)}`);
  throw new Error(`${failed.length} checks failed. To repeat each:\n${repetitions.join('\n')}`);
}

async function pathsOf(against: AgainstOptions | undefined): Promise<SitePath[]> {
  if (against) return readDeployedPaths(against.site);
  return (await import('../support/site-paths')).sitePaths;
}

function installMissing(): void {
  const programs = {
    '/usr/bin/firefox-esr': 'firefox-esr',
    '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
    '/usr/bin/xvfb-run': 'xvfb',
    '/usr/bin/xauth': 'xauth',
  };
  const missing = () => Object.entries(programs).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));
  if (missing().length === 0) return;
  installPackages(missing());
  if (missing().length > 0)
    throw new Error(`Install them first, on Debian: apt-get install ${missing().join(' ')}`);
}

/** @returns the names of the checks that failed */
async function failedIn(start: () => Promise<OtherBrowser>, checks: Check[]): Promise<string[]> {
  const browser = await start();
  console.log(`\n${browser.name}`);
  const failed: string[] = [];
  for (const { what, run } of checks) {
    const problem = await run(browser).then(
      () => undefined,
      ({ message }: Error) => message,
    );
    if (problem !== undefined) failed.push(what);
    console.log(problem === undefined ? `  ✓ ${what}` : `  ✘ ${what}: ${problem}`);
  }
  await browser.close();
  return failed;
}
