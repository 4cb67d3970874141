import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findOrInstallTestBrowser } from '@site/kit/testing/find-browser';
import { workspaceRemotes } from '@site/kit/workspace';

interface Step {
  what: string;
  command: string[];
  /** Runs in a browser, which is found or installed first. */
  browser?: boolean;
  env?: Record<string, string>;
}

/** `npm test`: everything CI runs, stopping at the first thing that fails. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));

const checks: Step[] = [
  { what: 'Format and lint', command: ['biome', 'ci', '--error-on-warnings'] },
  { what: 'Types', command: ['tsc', '--noEmit'] },
  { what: 'Dead code', command: ['knip'] },
];

const remotesAlone: Step[] = workspaceRemotes().map(({ name: remote }) => ({
  what: `${remote} alone in a browser`,
  // Its journeys run in the composed site, and there every page is looked at, also for accessibility.
  command: ['playwright', 'test', '-c', remote, 'src/'],
  env: { STANDALONE: 'brief' },
  browser: true,
}));

/** Steps of one group run side by side, where each of them leaves a core idle. */
const groups: Step[][] = [
  checks,
  [{ what: 'Unit tests', command: ['vitest', 'run'] }],
  [
    {
      what: 'Build, release and compose',
      command: ['tsx', 'delivery/cli/release-all.ts'],
      // Every page is opened in a browser below.
      env: { GATE_BROWSER: 'off' },
    },
  ],
  [{ what: 'Releases, rollbacks and the gate', command: ['vitest', 'run', '--root', 'e2e/releases'] }],
  remotesAlone,
  [{ what: 'The composed site in a browser', command: ['playwright', 'test', '-c', 'e2e'], browser: true }],
];

const begun = performance.now();
for (const group of groups) await runGroup(group);
console.log(`\nAll ${groups.flat().length} checks passed in ${seconds(begun)} s.`);

async function runGroup(steps: Step[]): Promise<void> {
  const results = await Promise.all(steps.map((step) => run(step, steps.length === 1)));
  const failed = steps.filter((_, index) => !results[index]);
  if (failed.length === 0) return;
  stop(
    failed
      .map(({ what, command }) => `${what} failed. The same step alone: npx ${command.join(' ')}`)
      .join('\n'),
  );
}

/**
 * @param alone whether the output is shown as it comes; that of one step among others is shown when the step has ended
 * @returns whether it passed
 */
async function run({ what, command, browser, env: own }: Step, alone: boolean): Promise<boolean> {
  const stepBegun = performance.now();
  const env = { ...process.env, ...own, ...(browser && { BROWSER_PATH: browserPath() }) };
  if (alone) console.log(`\n── ${what}`);
  const child = spawn('npx', ['--no-install', ...command], {
    cwd: root,
    env,
    stdio: ['ignore', ...(alone ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const))],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const [status] = await once(child, 'close');
  if (!alone) process.stdout.write(`\n── ${what}\n${output}`);
  if (status === 0) console.log(`── ${what}: passed in ${seconds(stepBegun)} s`);
  return status === 0;
}

function browserPath(): string | undefined {
  try {
    const path = findOrInstallTestBrowser();
    // Later steps do not search again.
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
