import { loadShellBuild } from '../pages/shell-build';
import type { ShellRoutes } from './describe-shell';

/** Reads the routes and redirects of a shell's Node build. */
export default function describeShell(file: string): ShellRoutes {
  const { siteRoutes: routes, siteRedirects: redirects } = loadShellBuild(file);
  return { routes, redirects };
}
