import { loadShellBuild } from '../pages/shell-build';

/** Reads the routes and redirects of a shell's Node build. */
export default function describeShell(file: string) {
  const { siteRoutes: routes, siteRedirects: redirects } = loadShellBuild(file);
  return { routes, redirects };
}
