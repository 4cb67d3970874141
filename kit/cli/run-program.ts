import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onEndSignal } from './on-end-signal';

/**
 * Runs a Node program in a child process on this terminal, and ends this process with its exit status.
 * @param args the file and its arguments
 */
export async function runProgram(
  args: string[],
  { cwd, settings = {} }: { cwd: string; settings?: NodeJS.ProcessEnv },
): Promise<void> {
  const program = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  });
  onEndSignal((signal) => program.kill(signal));
  const [code] = await once(program, 'exit');
  process.exitCode = code ?? 1;
}
