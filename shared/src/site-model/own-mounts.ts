import type { RemoteRoutes } from './remote-routes';
import { ownerOf } from './route-matching';

/**
 * Mounts for a remote that is developed, or tested in the packed layout: it owns each path that it names, from the path's
 * fixed beginning, so that its work need not wait for the operator. The home page stays with its owner. The gate of the site
 * checks which paths it really owns.
 */
export function withOwnMounts(
  mounts: Record<string, string>,
  app: string,
  { addresses, redirects, gone }: RemoteRoutes,
): Record<string, string> {
  const named = [
    ...addresses.map(({ path, pattern = path }) => pattern),
    ...redirects.map(({ from }) => from),
    ...gone,
  ];
  const beginnings = new Set(named.map((path) => path.split('/:', 1)[0] ?? ''));
  const all = { ...mounts };
  for (const path of [...beginnings].sort((one, other) => one.length - other.length))
    if (path !== '' && path !== '/' && ownerOf(all, path) !== app) all[path] = app;
  return all;
}
