import type { Release } from '@site/shared/contracts/release';
import { runWorker } from '../pages/worker-process';

export type ShellRoutes = Pick<Release, 'routes' | 'redirects'>;

/**
 * The routes and redirects of a shell, as its Node build has them.
 * @param shell the file of that build
 */
export async function describeShell(shell: string): Promise<ShellRoutes> {
  let described: ShellRoutes | undefined;
  await runWorker<ShellRoutes>(
    'store/describe-worker.ts',
    { shell },
    {
      doing: () => 'the shell',
      take: (answer) => {
        described = answer;
      },
    },
  );
  if (!described?.routes || !described.redirects)
    throw new Error(`${shell} names no routes. It must export siteRoutes and siteRedirects.`);
  return described;
}
