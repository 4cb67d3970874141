import { addressKey } from './address';
import type { RemoteRoutes } from './remote-routes';

// Without the schemas, whose library is too large for the browser.

/** The file of a build that lists the remote's addresses, beside its entry. */
export const routesFile = 'routes.json';

/** A fixed address or a pattern, for instance `/career/:job`, and the page that shows it. */
export interface BrowserRoute {
  path: string;
  page: string;
  /** True when each address has words in a file of its own. */
  entry?: true | undefined;
}

/** What a browser has to know of a remote's addresses. It does not grow with the entries of a pattern. */
export interface BrowserRoutes {
  routes: BrowserRoute[];
  redirects: RemoteRoutes['redirects'];
}

/** The routes of a remote without the single addresses of its patterns. */
export function browserRoutes({ addresses, redirects }: RemoteRoutes): BrowserRoutes {
  const routes = new Map<string, BrowserRoute>();
  for (const { path, page, pattern = path, entry } of addresses)
    routes.set(pattern, { path: pattern, page, ...(entry && { entry }) });
  return { routes: [...routes.values()], redirects };
}

/** The file with the words of an address, beside the remote's entry. */
export function entryFile(path: string): string {
  const key = addressKey(path);
  return key === '/' ? 'entries.json' : `entries${key}.json`;
}

/** The route of an address, whatever its case and closing slash: a fixed one before a pattern. */
export function matchRoute(routes: BrowserRoute[], pathname: string): BrowserRoute | undefined {
  const key = addressKey(pathname);
  return routes.find(({ path }) => addressKey(path) === key) ?? routes.find(({ path }) => fits(path, key));
}

/** The app that owns an address: that of the longest mount which is the address or lies above it. */
export function ownerOf<App extends string>(mounts: Record<string, App>, pathname: string): App | undefined {
  const key = addressKey(pathname);
  const above = Object.keys(mounts).filter((mount) => isAtOrBelow(key, addressKey(mount)));
  const longest = above.sort((one, other) => other.length - one.length)[0];
  return longest === undefined ? undefined : mounts[longest];
}

function isAtOrBelow(key: string, mount: string): boolean {
  return mount === '/' || key === mount || key.startsWith(`${mount}/`);
}

/** A parameter takes one segment, whatever it is. */
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
