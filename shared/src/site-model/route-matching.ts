import { addressKey } from './address';
import type { RemoteRoutes } from './remote-routes';

// Without the schemas, whose library is too large for the browser.

/** The file of a build that lists the remote's routes, next to its entry. */
export const routesFile = 'routes.json';

/** A fixed path or a pattern, for instance `/career/:job`, and its page. */
export interface BrowserRoute {
  path: string;
  page: string;
  /** True when each path has an entry in a file of its own. */
  entry?: true | undefined;
}

/** The part of a remote's routes that a browser needs. It does not grow with the entries of a pattern. */
export interface BrowserRoutes {
  routes: BrowserRoute[];
  redirects: RemoteRoutes['redirects'];
}

/** The routes of a remote without the single paths of its patterns. */
export function browserRoutes({ addresses, redirects }: RemoteRoutes): BrowserRoutes {
  const routes = new Map<string, BrowserRoute>();
  for (const { path, page, pattern = path, entry } of addresses)
    routes.set(pattern, { path: pattern, page, ...(entry && { entry }) });
  return { routes: [...routes.values()], redirects };
}

/** The file with the entry of a path, next to the remote's federation entry. */
export function entryFile(path: string): string {
  const key = addressKey(path);
  return key === '/' ? 'entries.json' : `entries${key}.json`;
}

/** The route of a path, without regard to its case and trailing slash. A fixed path has precedence over a pattern. */
export function matchRoute(routes: BrowserRoute[], pathname: string): BrowserRoute | undefined {
  const key = addressKey(pathname);
  return routes.find(({ path }) => addressKey(path) === key) ?? routes.find(({ path }) => fits(path, key));
}

/** The app that owns a path: the one with the longest mount that is the path or above it. */
export function ownerOf<App extends string>(mounts: Record<string, App>, pathname: string): App | undefined {
  const key = addressKey(pathname);
  const above = Object.keys(mounts).filter((mount) => isAtOrBelow(key, addressKey(mount)));
  const longest = above.sort((one, other) => other.length - one.length)[0];
  return longest === undefined ? undefined : mounts[longest];
}

function isAtOrBelow(key: string, mount: string): boolean {
  return mount === '/' || key === mount || key.startsWith(`${mount}/`);
}

/** A parameter matches exactly one segment. */
function fits(pattern: string, key: string): boolean {
  if (!pattern.includes('/:')) return false;
  const segments = key.split('/');
  const wanted = pattern.split('/');
  return (
    segments.length === wanted.length &&
    wanted.every((segment, index) =>
      segment.startsWith(':') ? segments[index] !== '' : segment.toLowerCase() === segments[index],
    )
  );
}
