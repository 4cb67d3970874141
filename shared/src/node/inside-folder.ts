import { join } from 'node:path';

/**
 * The path of a file or folder below another, by names that may come from outside. No other function joins such a name to a
 * path. Releases contain no links (`delivery/service/upload/unpack.ts`), so the text alone decides where a path leads.
 * @param names each relative, with slashes between its segments
 * @throws when a name is empty, is absolute, or contains `..`, `.`, an empty segment, a backslash or a null
 */
export function insideFolder(folder: string, ...names: string[]): string {
  const outside = names.find((name) => !isInside(name));
  if (outside === undefined) return join(folder, ...names);
  throw new Error(`${JSON.stringify(outside.slice(0, 200))} is not a name within a folder.`);
}

function isInside(name: string): boolean {
  return !/[\0\\]/.test(name) && name.split('/').every((segment) => !['', '.', '..'].includes(segment));
}
