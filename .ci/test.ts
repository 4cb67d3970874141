import { exitWithError } from '@site/kit/client/exit-with-error';
import { findOrInstallTestBrowser } from '@site/kit/testing/find-browser';
import { failedSteps, type Step } from '@site/kit/testing/verdict/run-step';
import { root, workspaceRemotes } from '@site/kit/workspace';
import useOwnTemporaryDirectory from '../e2e/support/temporary-directory';
import { apiTests, composeSite, otherUnitTests, releaseTests } from './release-steps';
import { temporaryRoot } from './temporary-root';

/** `npm test`: all checks of CI, stopping after the first group of steps with a failure. */
const checks: Step[] = [
  { what: 'Format and lint', command: ['biome', 'ci', '--error-on-warnings'] },
  { what: 'Types', command: ['tsc', '--noEmit'] },
  { what: 'Dead code', command: ['knip'] },
];

const remotesAlone: Step[] = workspaceRemotes().map(({ name: remote }) => ({
  what: `${remote} alone in a browser`,
  // Its journeys run in the composed site, where every page is tested, accessibility included.
  command: ['playwright', 'test', '-c', remote, 'src/'],
  settings: { STANDALONE: 'brief' },
}));

/** Sequences of steps. Those of one group run in parallel, as each leaves a core idle at times. */
type Group = Step[][];

const groups: Group[] = [
  inParallel(checks),
  // Tests of the API wait for databases, servers and time limits.
  [[apiTests], [otherUnitTests, composeSite]],
  [[releaseTests]],
];

const groupsInBrowser: Group[] = [
  inParallel(remotesAlone),
  [[{ what: 'The composed site in a browser', command: ['playwright', 'test', '-c', 'e2e'] }]],
];

await runAll().catch(exitWithError);

async function runAll(): Promise<void> {
  const begun = performance.now();
  process.env.TMPDIR = temporaryRoot();
  const removeFiles = await useOwnTemporaryDirectory();
  try {
    for (const group of groups) await runGroup(group);
    const browser = findOrInstallTestBrowser();
    // So that no step searches again.
    if (browser) process.env.BROWSER_PATH = browser;
    for (const group of groupsInBrowser) await runGroup(group);
  } finally {
    await removeFiles();
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`\nAll ${[...groups, ...groupsInBrowser].flat(2).length} checks passed in ${seconds} s.`);
}

function inParallel(steps: Step[]): Group {
  return steps.map((step) => [step]);
}

async function runGroup(group: Group): Promise<void> {
  const shown = group.length === 1 ? 'live' : 'ended';
  const failed = (await Promise.all(group.map((steps) => failedSteps(root, steps, shown)))).flat();
  if (failed.length > 0)
    throw new Error(
      `\n${failed.map(({ what, command, repeat = `npx ${command.join(' ')}` }) => `${what} failed. To repeat this step: ${repeat}`).join('\n')}`,
    );
}
