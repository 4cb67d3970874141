import { addressKey } from '@site/shared/contracts/address';
import { routePath } from '@site/shared/contracts/outside-names';
import { namedAddresses, type RemoteAddress } from '@site/shared/contracts/remote-routes';
import * as v from 'valibot';
import type { AddressesIn, AddressIn } from './address-types';
import type { AnyPages, CheckedPages, PageAt, TypedPageAt } from './page-types';
import { patternAddress } from './pattern-address';

/** A page is named as its file below `src/pages`, without the ending. */
type RoutesInput<At, Mount extends string> = AddressesIn<Mount, At> & {
  /** Permanent redirects: old address → address anywhere in the site. */
  redirects?: AddressesIn<Mount, string>;
  /** Addresses that were live and are no more. */
  gone?: readonly AddressIn<Mount>[];
};

export interface DefinedAddress extends Omit<RemoteAddress, 'entry'> {
  entry?: unknown;
}

/** Every address of a remote, with the page and the entry that it shows. */
export interface DefinedRoutes {
  /** Every page by its name, also one that has no entry yet: its first entry changes words and no code. */
  pages: string[];
  addresses: DefinedAddress[];
  redirects: { from: string; to: string }[];
  gone: string[];
}

/**
 * Defines the addresses of a remote, in its `src/routes.ts`. What is exposed, the development server, the release and its
 * tests derive from it. It runs on Node only and may read content from disk.
 * @typeParam Pages the module of each page by its name: `{ 'job-page': typeof import('./pages/job/job-page') }`. A page that is
 * not there, or an entry that is not what the page shows, is a type error then
 * @typeParam Mount what the shell gives the remote: `'/blog' | '/project'`. An address that is written out and lies outside is a
 * type error then
 * @throws naming an address that is misspelled or that is there twice
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
    addresses: Object.entries(pages).flatMap(([path, at]) => addressesAt(path, at)),
    redirects: Object.entries(redirects).map(([from, to]) => ({ from, to })),
    gone: [...gone],
  };
  checkAddresses(routes);
  return routes;
}

/**
 * One fixed address for each entry, where addresses are spelled freely.
 * @param pathOf where an entry is shown
 */
export function eachEntry<const Name extends string, Entry>(
  page: Name,
  entries: Record<string, Entry>,
  pathOf: (entry: Entry, name: string) => string,
): Record<`/${string}`, { page: Name; entry: Entry }> {
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [pathOf(entry, name), { page, entry }]),
  );
}

function addressesAt(path: string, at: PageAt): DefinedAddress[] {
  if (typeof at === 'string') return [{ path, page: at }];
  if (!('entries' in at)) return [{ path, page: at.page, entry: at.entry }];
  return Object.entries(at.entries).map(([value, entry]) => ({
    path: patternAddress(path, value),
    page: at.page,
    pattern: path,
    entry,
  }));
}

function checkAddresses(routes: DefinedRoutes): void {
  const known = new Map<string, string>();
  for (const path of namedAddresses(routes)) {
    if (!v.is(routePath, path))
      throw new Error(
        `${path} is no address: use letters, digits, "-", "_", "." and "~" between slashes. Correct it in src/routes.ts.`,
      );
    const key = addressKey(path);
    const other = known.get(key);
    if (other !== undefined)
      throw new Error(
        other === path
          ? `${path} is in src/routes.ts twice. Remove one of them.`
          : `${other} and ${path} differ only in case and are the same address. Remove one of them from src/routes.ts.`,
      );
    known.set(key, path);
  }
}
