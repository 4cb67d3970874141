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

function onlyFile(page: string, files: string[]): string {
  const name = `${page}.tsx`;
  const [file, other] = files.filter((each) => basename(each) === name);
  if (!file || !page.endsWith('-page'))
    throw new Error(
      `src/routes.ts names the page "${page}", but src/pages has no file ${page.endsWith('-page') ? name : `${page}-page.tsx`}. A page's name is that of its file, which ends in -page.tsx.`,
    );
  if (other)
    throw new Error(
      `src/routes.ts names the page "${page}", but ${file} and ${other} both have this name. Rename one.`,
    );
  return file;
}
