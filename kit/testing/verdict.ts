import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Remote } from '../cli/remote';
import { workspaceAround } from '../workspace';
import { reportFolder } from './test-reports';

interface Step {
  what: string;
  command: string[];
  settings?: NodeJS.ProcessEnv;
}

/**
 * The whole verdict on one remote.
 * @param against a composed site, its address or its folder: only the remote's journeys run, there
 * @returns whether all of it passed
 */
export function judgeRemote(remote: Remote, against?: string): boolean {
  const begun = performance.now();
  const failed = (against === undefined ? verdict(remote) : journeysIn(against)).filter(
    (step) => !passes(step, remote),
  );
  console.log(`\nWhat was seen in the browser: npx playwright show-report ${reportFolder(remote.name)}`);
  for (const { what, command } of failed)
    console.error(`${what} failed. The same step alone, in ${remote.folder}: npx ${command.join(' ')}`);
  if (failed.length === 0) console.log(`${remote.name} passed in ${seconds(begun)} s.`);
  return failed.length === 0;
}

function verdict({ name, folder }: Remote): Step[] {
  const workspace = workspaceAround(folder);
  const steps: Step[] = [
    { what: 'Types', command: ['tsc', '--noEmit'] },
    // A repository of its own brings its own rules, or none.
    ...(workspace ? [{ what: 'Format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] }] : []),
    { what: 'Unit tests', command: ['vitest', 'run', '--passWithNoTests'] },
  ];
  if (workspace && existsSync(join(workspace, 'site/current')))
    steps.push({
      what: 'Build, and fit with what is live',
      command: ['tsx', join(workspace, 'delivery/cli/release.ts'), name, '--dry-run'],
    });
  else
    console.log(
      workspace
        ? 'Nothing is live in site/: whether the build fits was not looked at. Compose it: npm run release'
        : 'Whether the build fits what is live, the release service says: site release --dry-run',
    );
  steps.push({
    what: 'Alone in a browser',
    command: ['playwright', 'test'],
    settings: { AGAINST: '' },
  });
  return steps;
}

function journeysIn(site: string): Step[] {
  const settings = { AGAINST: site };
  return [{ what: `Journeys in ${site}`, command: ['playwright', 'test'], settings }];
}

/** Every step runs, whatever failed before: one verdict names all that is wrong. */
function passes({ what, command, settings }: Step, { folder }: Remote): boolean {
  const stepBegun = performance.now();
  console.log(`\n── ${what}`);
  const { status } = spawnSync('npx', ['--no-install', ...command], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
  console.log(`── ${what}: ${status === 0 ? 'passed' : 'failed'} in ${seconds(stepBegun)} s`);
  return status === 0;
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
