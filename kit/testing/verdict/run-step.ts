import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { exitBy, onEndSignal } from '../../cli/on-end-signal';
import { installedCommand } from './installed-command';

export interface Step {
  what: string;
  /** A command of the installed packages. */
  command: string[];
  settings?: NodeJS.ProcessEnv;
  /** The command that repeats the step, where the step's own command is not enough. */
  repeat?: string;
}

/** How the output of steps is shown: while they run, or when each has ended, for steps that run in parallel. */
export type Shown = 'live' | 'ended';

/**
 * Runs steps one after the other in a folder, and prints the result of each. A failed step doesn't stop the next, so that
 * one run finds all errors.
 * @returns the steps that failed
 */
export async function failedSteps(folder: string, steps: Step[], shown: Shown): Promise<Step[]> {
  const failed: Step[] = [];
  for (const step of steps) if (!(await runStep(folder, step, shown))) failed.push(step);
  return failed;
}

/**
 * Runs one step, and prints its result.
 * @returns whether it passed
 */
export async function runStep(
  folder: string,
  { what, command, settings }: Step,
  shown: Shown,
): Promise<boolean> {
  const begun = performance.now();
  console.log(shown === 'live' ? `\n── ${what}` : `── ${what}: started`);
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
  const status = await statusOf(child);
  if (shown === 'ended') process.stdout.write(`\n── ${what}\n${text}`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`── ${what}: ${status === 0 ? 'passed' : 'failed'} in ${seconds} s`);
  return status === 0;
}

/** How many steps run. */
let running = 0;
let endedBy: NodeJS.Signals | undefined;

/**
 * The exit status of a step. A signal to this process ends the steps, and then this process. Playwright ends its browsers and
 * its server when it gets SIGINT, and no other signal.
 */
async function statusOf(child: ChildProcess): Promise<number | null> {
  running += 1;
  const cancel = onEndSignal((signal) => {
    endedBy = signal;
    child.kill('SIGINT');
  });
  const [status] = await once(child, 'close');
  cancel();
  running -= 1;
  if (endedBy === undefined) return status;
  if (running === 0) exitBy(endedBy);
  // The step that ends last ends the process.
  return new Promise(() => {});
}
