import { basename, join } from 'node:path';
import { filesBelow } from '../files-below';
import { SourceError } from '../source-error';

/**
 * The file of each page of a remote: a page's name is its file below `src/pages`.
 * @param folder the remote's folder
 * @returns the files relative to that folder, by page
 * @throws when a page has no file, or two
 */
export function pageFiles(folder: string, pages: string[]): Record<string, string> {
  const files = filesEnding('-page.tsx', folder);
  return Object.fromEntries(pages.map((page) => [page, files[page] ?? missing(page)]));
}

/** Likewise, the file of every page or island below `src/pages`: its name has the ending. */
export function filesEnding(ending: '-page.tsx' | '-island.tsx', folder: string): Record<string, string> {
  const files = new Map<string, string>();
  for (const file of filesBelow(join(folder, 'src/pages'))) {
    if (!file.endsWith(ending)) continue;
    const name = basename(file, '.tsx');
    const path = `./src/pages/${file}`;
    const other = files.get(name);
    if (other) throw new SourceError(`${other} and ${path} have the same name. Rename one.`);
    files.set(name, path);
  }
  return Object.fromEntries([...files].sort());
}

function missing(page: string): never {
  throw new SourceError(
    `src/routes.ts names the page "${page}", but src/pages has no file ${page.replace(/(-page)?$/, '-page.tsx')}. A page's name is that of its file, which ends in -page.tsx.`,
  );
}
