import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * The file of each page of a remote: a page's name is its file below `src/pages`.
 * @param folder the remote's folder
 * @returns the files relative to that folder, by page
 * @throws when a page has no file, or two
 */
export function pageFiles(folder: string, pages: string[]): Record<string, string> {
  const files = readdirSync(join(folder, 'src/pages'), { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(pages.map((page) => [page, `./src/pages/${onlyFile(page, files)}`]));
}

/** Likewise, the file of every page or island below `src/pages`: its name has the ending. */
export function filesEnding(ending: '-page.tsx' | '-island.tsx', folder: string): Record<string, string> {
  const files = readdirSync(join(folder, 'src/pages'), { recursive: true, encoding: 'utf8' });
  const names = files.map((file) => basename(file)).filter((name) => name.endsWith(ending));
  return Object.fromEntries(
    names.sort().map((name) => [basename(name, '.tsx'), `./src/pages/${onlyNamed(name, files)}`]),
  );
}

function onlyFile(page: string, files: string[]): string {
  const name = `${page}.tsx`;
  const file = onlyNamed(name, files);
  if (!file || !page.endsWith('-page'))
    throw new Error(
      `src/routes.ts names the page "${page}", but src/pages has no file ${page.endsWith('-page') ? name : `${page}-page.tsx`}. A page's name is that of its file, which ends in -page.tsx.`,
    );
  return file;
}

function onlyNamed(name: string, files: string[]): string | undefined {
  const [file, other] = files.filter((each) => basename(each) === name);
  if (other) throw new Error(`src/pages/${file} and src/pages/${other} have the same name. Rename one.`);
  return file;
}
