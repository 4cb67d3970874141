import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Candidate, candidateFile, candidateFolder } from '@site/shared/contracts/candidate';
import type { AppPackage } from '../../app-package';
import { root, workspaceAround } from '../../workspace';
import { readCandidate } from '../candidate';
import { reportFolder } from '../test-reports';
import { freePort } from './free-port';
import { keepVerdict } from './keep-verdict';
import { failedSteps, type Step } from './run-step';

interface Wishes {
  /** A composed site, its address or its folder: only the remote's journeys run, there. */
  against?: string | undefined;
  /** A page that looks other than the live one is a fault. */
  sameLook: boolean;
}

/**
 * The whole verdict on one remote: types, lint, unit tests; its build, composed with what is live as it would go live; its
 * pages alone and composed in a browser, and what differs from the live ones. `site release` asks for one that passed.
 * @returns whether all of it passed
 */
export async function judgeRemote(remote: AppPackage, { against, sameLook }: Wishes): Promise<boolean> {
  const begun = performance.now();
  const failed = await (against === undefined
    ? judge(remote, sameLook)
    : failedSteps(remote.folder, [journeysIn(against)], 'live'));
  console.log(`\nWhat was seen in the browser: npx playwright show-report ${reportFolder(remote.name)}`);
  for (const { what, command } of failed)
    console.error(`${what} failed. The same step alone, in ${remote.folder}: npx ${command.join(' ')}`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  if (failed.length === 0) console.log(`${remote.name} passed in ${seconds} s.`);
  return failed.length === 0;
}

async function judge(remote: AppPackage, sameLook: boolean): Promise<Step[]> {
  const { name, folder } = remote;
  const composedIn = join(root, candidateFolder(name));
  // Not that of a run before.
  await rm(composedIn, { recursive: true, force: true });
  // Beside each other, because each leaves a core idle now and then.
  const [checks, looks] = await Promise.all([
    failedSteps(folder, checksOf(remote), 'ended'),
    composeAndLook(remote, composedIn, sameLook),
  ]);
  const failed = [...checks, ...looks.failed];
  if (looks.candidate) await keepVerdict(looks.candidate, failed.length === 0);
  return failed;
}

/** Composes what this checkout has with what is live, and opens both the candidate and the remote alone in a browser. */
async function composeAndLook(remote: AppPackage, composedIn: string, sameLook: boolean) {
  const unfit = await failedSteps(remote.folder, compositionOf(remote), 'ended');
  const candidate = existsSync(join(composedIn, candidateFile)) ? readCandidate(composedIn) : undefined;
  const inBrowser: Step = {
    what: looksAt(remote, candidate),
    command: ['playwright', 'test'],
    settings: {
      AGAINST: '',
      // Not a server that runs already: it may be that of another checkout.
      DEV_PORT: String(await freePort()),
      CANDIDATE: candidate ? composedIn : '',
      DIFFERENCES: sameLook ? 'refused' : '',
    },
  };
  return { candidate, failed: [...unfit, ...(await failedSteps(remote.folder, [inBrowser], 'live'))] };
}

function checksOf({ folder }: AppPackage): Step[] {
  return [
    { what: 'Types', command: ['tsc', '--noEmit'] },
    // A repository of its own brings its own rules, or none.
    ...(workspaceAround(folder)
      ? [{ what: 'Format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] }]
      : []),
    { what: 'Unit tests', command: ['vitest', 'run', '--passWithNoTests'] },
  ];
}

/**
 * Builds what this checkout has of a remote, and composes it: with what is live, or in a repository of its own in the layout of
 * the packed shell. Nothing where nothing is live.
 */
function compositionOf({ folder }: AppPackage): Step[] {
  const workspace = workspaceAround(folder);
  if (!workspace) {
    console.log('Whether the build fits what is live, the release service says: site release --dry-run');
    return [{ ...composition, what: 'Build, and fit with the layout' }];
  }
  if (existsSync(join(resolve(workspace, process.env.SITE_DIR ?? 'site'), 'current'))) return [composition];
  console.log(
    'Nothing is live in site/: whether the build fits was not looked at. Compose it: npm run release',
  );
  return [];
}

/** The step that makes an app's candidate, in the app's folder. */
export const composition: Step = { what: 'Build, and fit with what is live', command: ['site', 'candidate'] };

function looksAt({ folder }: AppPackage, candidate: Candidate | undefined): string {
  if (!candidate) return 'Alone in a browser';
  const beside = workspaceAround(folder) ? ', beside what is live' : '';
  return `In a browser: alone, composed${beside}`;
}

function journeysIn(site: string): Step {
  return { what: `Journeys in ${site}`, command: ['playwright', 'test'], settings: { AGAINST: site } };
}
