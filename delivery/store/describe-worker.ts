import { loadShellBuild } from '../pages/shell-build';
import type { ShellRoutes } from './describe-shell';

/** A process that says what routes a shell has, and ends. */
process.once('message', ({ shell }: { shell: string }) => {
  const { siteRoutes: routes, siteRedirects: redirects } = loadShellBuild(shell);
  const answer: ShellRoutes = { routes, redirects };
  // Not before the answer is on its way.
  process.send?.(answer, () => process.disconnect());
});
