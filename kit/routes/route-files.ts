import { isDeepStrictEqual } from 'node:util';
import type { RemoteRoutes } from '@site/shared/site-model/remote-routes';
import { entryFile, routesFile } from '@site/shared/site-model/route-matching';
import type { DefinedRoutes } from './define-routes';

/** The entry of one path, as the browser fetches it. */
export interface EntryFile {
  /** The path as the remote spells it. */
  path: string;
  entry: unknown;
}

/**
 * The files of a build that list the paths and contain the entry of each.
 * @returns the content of each file, by its name
 * @throws naming a path whose entry is not plain data
 */
export function routeFiles({ addresses, redirects, gone }: DefinedRoutes): Map<string, string> {
  const listed: RemoteRoutes = {
    addresses: addresses.map(({ entry, ...address }) => ({
      ...address,
      ...(entry !== undefined && { entry: true as const }),
    })),
    redirects,
    gone,
  };
  const files = new Map([[routesFile, JSON.stringify(listed)]]);
  for (const { path, entry } of addresses)
    if (entry !== undefined) files.set(entryFile(path), entryJson({ path, entry }));
  return files;
}

function entryJson(file: EntryFile): string {
  const text = JSON.stringify(file);
  if (!isDeepStrictEqual(withoutUndefined(file), JSON.parse(text)))
    throw new Error(
      `The entry of ${file.path} is not plain data: it is sent as JSON, without functions, dates or classes. Correct it in src/content.`,
    );
  return text;
}

/** JSON omits undefined values; so do pages. */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .map(([key, each]) => [key, withoutUndefined(each)]),
  );
}
