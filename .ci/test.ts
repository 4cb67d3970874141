import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findOrInstallBrowser } from './find-browser';

/** `npm test`: everything CI runs, stopping at the first thing that fails. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));

const steps: { what: string; command: string[]; browser?: true }[] = [
  { what: 'Format and lint', command: ['biome', 'ci', '--error-on-warnings'] },
  { what: 'Types', command: ['tsc', '--noEmit'] },
  { what: 'Dead code', command: ['knip'] },
  { what: 'Unit tests', command: ['vitest', 'run'] },
  { what: 'Build, release and compose', command: ['tsx', 'shell/compose/start.ts', '--prepare-only'] },
  { what: 'End to end in a browser', command: ['playwright', 'test', '-c', 'e2e'], browser: true },
];

const begun = performance.now();
for (const { what, command, browser } of steps) {
  const stepBegun = performance.now();
  console.log(`\n── ${what}`);
  const env = { ...process.env, ...(browser && { BROWSER_PATH: chooseBrowser() }) };
  const { status } = spawnSync('npx', ['--no-install', ...command], { cwd: root, stdio: 'inherit', env });
  if (status !== 0) stop(`${what} failed. The same step alone: npx ${command.join(' ')}`);
  console.log(`── ${what}: passed in ${seconds(stepBegun)} s`);
}
console.log(`\nAll checks passed in ${seconds(begun)} s.`);

function chooseBrowser(): string {
  try {
    const browser = findOrInstallBrowser();
    console.log(`Browser: ${browser}`);
    return browser;
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
