import { exitWithError } from '@site/kit/client/exit-with-error';
import { findOrInstallTestBrowser } from '@site/kit/testing/find-browser';
import { runStep, type Step } from '@site/kit/testing/verdict/run-step';
import { root, workspaceRemotes } from '@site/kit/workspace';
import useOwnTemporaryDirectory from '../e2e/support/temporary-directory';
import { composeSite, releaseTests, unitTests } from './release-steps';
import { temporaryRoot } from './temporary-root';

/** `npm test`: all checks of CI, stopping at the first failure. */
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

/** Steps of one group run in parallel, if each of them leaves a core idle. */
const groups: Step[][] = [checks, [unitTests], [composeSite], [releaseTests]];

const groupsInBrowser: Step[][] = [
  remotesAlone,
  [{ what: 'The composed site in a browser', command: ['playwright', 'test', '-c', 'e2e'] }],
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
  console.log(`\nAll ${[...groups, ...groupsInBrowser].flat().length} checks passed in ${seconds} s.`);
}

async function runGroup(steps: Step[]): Promise<void> {
  const shown = steps.length === 1 ? 'live' : 'ended';
  const passed = await Promise.all(steps.map((step) => runStep(root, step, shown)));
  const failed = steps.filter((_, index) => !passed[index]);
  if (failed.length > 0)
    throw new Error(
      `\n${failed.map(({ what, command }) => `${what} failed. To repeat this step: npx ${command.join(' ')}`).join('\n')}`,
    );
}
