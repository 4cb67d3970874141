import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findOrInstallTestBrowser } from '@site/kit/testing/find-browser';
import { remoteNames } from '@site/shared/contracts/apps';

interface Step {
  what: string;
  command: string[];
  /** Runs in a browser, which is found or installed first. */
  browser?: boolean;
}

/** `npm test`: everything CI runs, stopping at the first thing that fails. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));

const steps: Step[] = [
  { what: 'Format and lint', command: ['biome', 'ci', '--error-on-warnings'] },
  { what: 'Types', command: ['tsc', '--noEmit'] },
  { what: 'Dead code', command: ['knip'] },
  { what: 'Unit tests', command: ['vitest', 'run'] },
  { what: 'Build, release and compose', command: ['tsx', 'delivery/cli/release-all.ts'] },
  { what: 'Releases, rollbacks and the gate', command: ['vitest', 'run', '--root', 'e2e/releases'] },
  ...remoteNames.map((remote) => ({
    what: `${remote} alone in a browser`,
    command: ['playwright', 'test', '-c', remote],
    browser: true,
  })),
  { what: 'The composed site in a browser', command: ['playwright', 'test', '-c', 'e2e'], browser: true },
];

const begun = performance.now();
for (const step of steps) run(step);
console.log(`\nAll ${steps.length} checks passed in ${seconds(begun)} s.`);

function run({ what, command, browser }: Step): void {
  const stepBegun = performance.now();
  console.log(`\n── ${what}`);
  const env = { ...process.env, ...(browser && { BROWSER_PATH: browserPath() }) };
  const { status } = spawnSync('npx', ['--no-install', ...command], { cwd: root, stdio: 'inherit', env });
  if (status !== 0) stop(`${what} failed. The same step alone: npx ${command.join(' ')}`);
  console.log(`── ${what}: passed in ${seconds(stepBegun)} s`);
}

function browserPath(): string | undefined {
  try {
    const path = findOrInstallTestBrowser();
    // Found once, it is the setting for every later step.
    if (path) process.env.BROWSER_PATH = path;
    return path;
  } catch (problem) {
    return stop(problem instanceof Error ? problem.message : String(problem));
  }
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}

function stop(message: string): never {
  console.error(`\n${message}`);
  process.exit(1);
}
