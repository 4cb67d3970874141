import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { installedCommand } from './installed-command';

export interface Step {
  what: string;
  /** A command of the installed packages. */
  command: string[];
  settings?: NodeJS.ProcessEnv;
}

/**
 * How the output of steps is shown: as it comes, or when each has ended, for steps beside others.
 */
export type Shown = 'live' | 'ended';

/**
 * Runs one step after the other in a folder, and says what came of each. Every step runs, whatever failed before: one
 * verdict names all that is wrong.
 * @returns the steps that failed
 */
export async function failedSteps(folder: string, steps: Step[], shown: Shown): Promise<Step[]> {
  const failed: Step[] = [];
  for (const step of steps) if (!(await runStep(folder, step, shown))) failed.push(step);
  return failed;
}

/**
 * Runs one step, and says what came of it.
 * @returns whether it passed
 */
export async function runStep(
  folder: string,
  { what, command, settings }: Step,
  shown: Shown,
): Promise<boolean> {
  const begun = performance.now();
  if (shown === 'live') console.log(`\n── ${what}`);
  const output = shown === 'live' ? 'inherit' : 'pipe';
  const [name = '', ...args] = command;
  const child = spawn(installedCommand(folder, name), args, {
    cwd: folder,
    env: { ...process.env, ...settings },
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  const [status] = await once(child, 'close');
  if (shown === 'ended') process.stdout.write(`\n── ${what}\n${text}`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`── ${what}: ${status === 0 ? 'passed' : 'failed'} in ${seconds} s`);
  return status === 0;
}
