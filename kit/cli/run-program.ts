import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onEndSignal } from './on-end-signal';

/**
 * Runs a Node program in a process of its own, on this one's terminal, and ends this process as it ended.
 * @param args the file and what follows it
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
