import { addressKey } from '@site/shared/site-model/address';
import { routePath } from '@site/shared/site-model/outside-names';
import { namedAddresses, type RemoteAddress } from '@site/shared/site-model/remote-routes';
import * as v from 'valibot';
import { ContentError } from '../content/read-entry';
import { SourceError } from '../source-error';
import type { AnyPages, CheckedPages, PageAt, TypedPageAt } from './page-types';
import type { PathIn, PathsIn } from './path-types';
import { patternPath } from './pattern-path';

/** A page's name is its file below `src/pages`, without the extension. */
type RoutesInput<At, Mount extends string> = PathsIn<Mount, At> & {
  /** Permanent redirects: old path → path anywhere in the site, or a URL on a website that the operator allows. */
  redirects?: PathsIn<Mount, string>;
  /** Paths that were deployed once and are removed. */
  gone?: readonly PathIn<Mount>[];
};

export interface DefinedPath extends Omit<RemoteAddress, 'entry'> {
  entry?: unknown;
}

/** Every path of a remote, with its page and entry. */
export interface DefinedRoutes {
  /** Every page by its name, even without entries: its first entry then changes no code. */
  pages: string[];
  addresses: DefinedPath[];
  redirects: { from: string; to: string }[];
  gone: string[];
}

/**
 * Defines the routes of a remote, in its `src/routes.ts`. The exposed modules, the development server, the release and its
 * tests derive from them. It runs on Node only and may read content from disk.
 * @typeParam Pages the module of each page by its name: `{ 'job-page': typeof import('./pages/job/job-page') }`. An unknown
 * page, or an entry that doesn't fit its page, is a type error
 * @typeParam Mount the remote's mounts in the shell: `'/blog' | '/project'`. A literal path outside of them is a type error
 * @throws naming a path that is malformed or listed twice
 */
export function defineRoutes<Pages extends CheckedPages<Pages> = AnyPages, Mount extends `/${string}` = '/'>(
  routes: NoInfer<RoutesInput<TypedPageAt<Pages>, Mount>>,
): DefinedRoutes;
export function defineRoutes({
  redirects = {},
  gone = [],
  ...pages
}: RoutesInput<PageAt, '/'>): DefinedRoutes {
  const routes: DefinedRoutes = {
    pages: [...new Set(Object.values(pages).map((at) => (typeof at === 'string' ? at : at.page)))],
    addresses: Object.entries(pages).flatMap(([path, at]) => pathsAt(path, at)),
    redirects: Object.entries(redirects).map(([from, to]) => ({ from, to })),
    gone: [...gone],
  };
  checkPaths(routes);
  return routes;
}

/**
 * One fixed path for each entry, for paths that don't follow a pattern.
 * @param pathOf the path of an entry
 * @throws naming a path that two entries have
 */
export function eachEntry<const Name extends string, Entry>(
  page: Name,
  entries: Record<string, Entry>,
  pathOf: (entry: Entry, name: string) => string,
): Record<`/${string}`, { page: Name; entry: Entry }> {
  const names = new Map<string, string>();
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => {
      const path = pathOf(entry, name);
      const other = names.get(path);
      if (other !== undefined)
        throw new SourceError(
          `${path} is the path of two entries, ${other} and ${name}. Change it in one of them.`,
        );
      names.set(path, name);
      return [path, { page, entry }];
    }),
  );
}

function pathsAt(path: string, at: PageAt): DefinedPath[] {
  if (typeof at === 'string') return [{ path, page: at }];
  if (!('entries' in at)) return [{ path, page: at.page, entry: at.entry }];
  return Object.entries(at.entries).map(([value, entry]) => ({
    path: patternPath(path, value),
    page: at.page,
    pattern: path,
    entry,
  }));
}

function checkPaths(routes: DefinedRoutes): void {
  const spellings = new Map<string, string>();
  for (const path of namedAddresses(routes)) {
    if (!v.is(routePath, path))
      throw new SourceError(
        `${path} is not a path: use up to 200 letters, digits, "-", "_", "." and "~" between slashes. Correct it in src/routes.ts, or the name of its entry.`,
      );
    const key = addressKey(path);
    const other = spellings.get(key);
    if (other !== undefined) throw samePathError(path, other, routes);
    spellings.set(key, path);
  }
}

function samePathError(path: string, other: string, { addresses }: DefinedRoutes): Error {
  for (const { path: own, pattern } of addresses)
    if (pattern && (own === path || own === other))
      return new ContentError([
        `The entry ${parameterOf(own, pattern)} of ${pattern} has the path ${own}, which src/routes.ts has, too: change the entry's file name or slug, or remove the path there`,
      ]);
  return new Error(
    other === path
      ? `${path} is in src/routes.ts twice. Remove one of them.`
      : `${other} and ${path} differ only in case and are the same path. Remove one of them from src/routes.ts.`,
  );
}

/** `weaver` of `/career/weaver` and `/career/:job`. */
function parameterOf(path: string, pattern: string): string | undefined {
  return path.split('/')[pattern.split('/').findIndex((segment) => segment.startsWith(':'))];
}
