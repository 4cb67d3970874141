import { availableParallelism } from 'node:os';
import type { Step } from '@site/kit/testing/verdict/run-step';

/** The steps that depend on the Node version. The release tests need a composed site. */
export const apiTests = unitTests('Unit tests of the API', 'api');
export const otherUnitTests = unitTests('Other unit tests', '!api');

export const composeSite: Step = {
  what: 'Build, release and compose',
  command: ['site', 'release'],
  // The browser tests open every page.
  settings: { GATE_BROWSER: 'off' },
};

export const releaseTests: Step = {
  what: 'Releases, rollbacks and the gate',
  command: ['vitest', 'run', '--root', 'e2e/releases'],
};

function unitTests(what: string, project: string): Step {
  return {
    what,
    // In `npm test`, both run at the same time.
    command: ['vitest', 'run', '--project', project, `--maxWorkers=${availableParallelism()}`],
    // In a shell, an exclamation mark without quotes repeats an earlier command.
    repeat: `npx vitest run --project '${project}'`,
  };
}
