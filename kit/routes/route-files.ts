import type { RemoteRoutes } from '@site/shared/site-model/remote-routes';
import { entryFile, routesFile } from '@site/shared/site-model/route-matching';
import { SourceError } from '../source-error';
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
  if (!isPlainData(file))
    throw new SourceError(
      `The entry of ${file.path} is not plain data: it is sent as JSON, without functions, dates or classes. Correct it in src/content.`,
    );
  return JSON.stringify(file);
}

/** Whether JSON keeps a value as it is. It omits undefined fields; so do pages. */
function isPlainData(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  // JSON has no -0.
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Spread, so that a hole is undefined.
  if (Array.isArray(value)) return prototype === Array.prototype && [...value].every(isPlainData);
  const fields = Object.values(value);
  return prototype === Object.prototype && fields.every((each) => each === undefined || isPlainData(each));
}
