import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type RemoteName, remoteNames } from '@site/shared/contracts/apps';
import { reportFolder } from '../testing/test-reports';
import { root } from '../workspace';
import { exitWithError } from './exit-with-error';

interface Step {
  what: string;
  command: string[];
  settings?: NodeJS.ProcessEnv;
}

/**
 * `npm test -w mf-careers`: the whole verdict on one remote. With `-- --against <url or site folder>`, only its journeys,
 * in that composed site.
 */
const { remote, against } = readArguments();
const begun = performance.now();
const failed = (against === undefined ? verdict() : journeysIn(against)).filter((step) => !passes(step));
console.log(`\nWhat was seen in the browser: npx playwright show-report ${reportFolder(remote)}`);
if (failed.length > 0) {
  for (const { what, command } of failed)
    console.error(`${what} failed. The same step alone: npx ${command.join(' ')}`);
  process.exit(1);
}
console.log(`${remote} passed in ${seconds(begun)} s.`);

function verdict(): Step[] {
  const steps: Step[] = [
    { what: 'Types', command: ['tsc', '--noEmit', '-p', remote] },
    { what: 'Format and lint', command: ['biome', 'ci', '--error-on-warnings', remote] },
    { what: 'Unit tests', command: ['vitest', 'run', '--project', remote] },
  ];
  if (existsSync(join(root, 'site/current')))
    steps.push({
      what: 'Build, and fit with what is live',
      command: ['tsx', 'delivery/cli/release.ts', remote, '--dry-run'],
    });
  else
    console.log(
      'Nothing is live in site/: whether the build fits was not looked at. Compose it: npm run release',
    );
  steps.push({
    what: 'Alone in a browser',
    command: ['playwright', 'test', '-c', remote],
    settings: { AGAINST: '' },
  });
  return steps;
}

function journeysIn(site: string): Step[] {
  const settings = { AGAINST: site };
  return [{ what: `Journeys in ${site}`, command: ['playwright', 'test', '-c', remote], settings }];
}

/** Every step runs, whatever failed before: one verdict names all that is wrong. */
function passes({ what, command, settings }: Step): boolean {
  const stepBegun = performance.now();
  console.log(`\n── ${what}`);
  const { status } = spawnSync('npx', ['--no-install', ...command], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
  console.log(`── ${what}: ${status === 0 ? 'passed' : 'failed'} in ${seconds(stepBegun)} s`);
  return status === 0;
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}

function readArguments(): { remote: RemoteName; against: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { against: { type: 'string' } },
    });
    const name = remoteNames.find((each) => each === positionals[0]);
    if (!name) throw new Error(`Say which remote to test: npm test -w <${remoteNames.join('|')}>`);
    return { remote: name, against: values.against };
  } catch (problem) {
    return exitWithError(problem);
  }
}
