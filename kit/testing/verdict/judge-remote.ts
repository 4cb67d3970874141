import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Candidate, candidateFile, candidateFolder } from '@site/shared/node/candidate';
import type { AppPackage } from '../../app-package';
import { root, siteFolderOf, workspaceAround } from '../../workspace';
import { type AgainstOptions, repeatWith, settingsOf, testsDeployedReleases } from '../against-options';
import { readCandidate } from '../candidate';
import { freePort } from '../free-port';
import { againstReport, showReport } from '../test-reports';
import { keepVerdict } from './keep-verdict';
import { repeatInBrowser } from './repeat-in-browser';
import { failedSteps, type Step } from './run-step';

interface TestOptions {
  /** Only the remote's journeys run, in a composed site. */
  against?: AgainstOptions | undefined;
  /** Whether a difference to the pictures of the deployed pages is an error. */
  sameLook: boolean;
}

/**
 * All tests of one remote: types, lint, unit tests; the gate on its build, composed with the deployed releases; its pages
 * alone and composed in a browser, and pictures next to the deployed ones. `site release` requires a pass.
 * @returns whether all passed
 */
export async function judgeRemote(remote: AppPackage, { against, sameLook }: TestOptions): Promise<boolean> {
  const begun = performance.now();
  if (against) console.log(testsDeployedReleases(against.site));
  const failed = await (against
    ? failedSteps(remote.folder, [journeysIn(against)], 'live')
    : judge(remote, sameLook));
  const suite = against ? againstReport(remote.name) : remote.name;
  console.log(`\nReport of the browser: ${showReport(suite)}`);
  for (const { what, command, repeat = `npx ${command.join(' ')}` } of failed)
    console.error(`${what} failed. To repeat this step, run in ${remote.folder}: ${repeat}`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  if (failed.length === 0) console.log(`${remote.name} passed in ${seconds} s.`);
  return failed.length === 0;
}

async function judge(remote: AppPackage, sameLook: boolean): Promise<Step[]> {
  const { name, folder } = remote;
  const composedIn = join(root, candidateFolder(name));
  // It may be that of an earlier run.
  await rm(composedIn, { recursive: true, force: true });
  // In parallel, because each leaves a core idle now and then.
  const [checks, looks] = await Promise.all([
    failedSteps(folder, checksOf(remote), 'ended'),
    composeAndOpen(remote, composedIn, sameLook),
  ]);
  const failed = [...checks, ...looks.failed];
  if (looks.candidate) await keepVerdict(looks.candidate, failed.length === 0);
  return failed;
}

/**
 * Composes the build of this checkout with the deployed releases, and opens both the composed build and the remote alone in
 * a browser.
 */
async function composeAndOpen(remote: AppPackage, composedIn: string, sameLook: boolean) {
  const unfit = await failedSteps(remote.folder, compositionOf(remote), 'ended');
  const candidate = existsSync(join(composedIn, candidateFile)) ? readCandidate(composedIn) : undefined;
  const inBrowser: Step = {
    what: browserStepName(remote, candidate),
    command: ['playwright', 'test'],
    settings: {
      AGAINST: '',
      // A running server may be that of another checkout.
      DEV_PORT: String(await freePort()),
      CANDIDATE: candidate ? composedIn : '',
      DIFFERENCES: sameLook ? 'refused' : '',
    },
    repeat: repeatInBrowser(candidate?.app, sameLook),
  };
  return { candidate, failed: [...unfit, ...(await failedSteps(remote.folder, [inBrowser], 'live'))] };
}

function checksOf({ folder }: AppPackage): Step[] {
  return [
    { what: 'Types', command: ['tsc', '--noEmit'] },
    // A separate repository has its own rules, or none.
    ...(workspaceAround(folder)
      ? [{ what: 'Format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] }]
      : []),
    { what: 'Unit tests', command: ['vitest', 'run', '--passWithNoTests'] },
  ];
}

/**
 * Builds this checkout's remote and composes it with the deployed releases, or in a separate repository in the layout of
 * the packed shell. No step where nothing is deployed.
 */
function compositionOf({ folder }: AppPackage): Step[] {
  const workspace = workspaceAround(folder);
  if (!workspace) {
    console.log('To check the build with the deployed releases, run: npx site release --dry-run');
    return [{ ...composition, what: 'Build and gate, in the packed layout' }];
  }
  if (existsSync(join(siteFolderOf(workspace), 'current'))) return [composition];
  console.log(
    'Nothing is deployed in site/, so the build was not checked with other releases. Compose the site: npm run release',
  );
  return [];
}

/** The step that builds and composes an app, run in the app's folder. */
export const composition: Step = {
  what: 'Build and gate, with the deployed releases',
  command: ['site', 'candidate'],
};

function browserStepName({ folder }: AppPackage, candidate: Candidate | undefined): string {
  if (!candidate) return 'Alone in a browser';
  const comparison = workspaceAround(folder) ? ', next to the deployed pages' : '';
  return `In a browser: alone, composed${comparison}`;
}

function journeysIn(against: AgainstOptions): Step {
  const { site, grep } = against;
  return {
    what: `Journeys in ${site}`,
    command: ['playwright', 'test', ...(grep === undefined ? [] : ['-g', grep])],
    settings: settingsOf(against),
    repeat: repeatWith('npx site test', against),
  };
}
