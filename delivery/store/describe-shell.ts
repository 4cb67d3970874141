import type { Release } from '@site/shared/contracts/release';
import { runInProcesses } from '../pages/run-in-processes';

export type ShellRoutes = Pick<Release, 'routes' | 'redirects'>;

/**
 * The routes and redirects of a shell, as its Node build has them.
 * @param shell the file of that build
 * @throws when it doesn't load, or doesn't export what a shell's Node build exports
 */
export async function describeShell(shell: string): Promise<ShellRoutes> {
  const [described] = await runInProcesses<string, ShellRoutes>({
    script: 'store/describe-worker.ts',
    tasks: [shell],
    nameOf: () => 'the shell',
    maxWorkers: 1,
  });
  if (!described) throw new Error(`${shell} could not be read for its routes.`);
  return described;
}
