import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attribute, elementsIn } from '@site/kit/browser/html-tree';
import { company } from '@site/shared/company/company';
import { composedSiteFile, composedSiteSchema } from '@site/shared/node/composed-site';
import { parse } from 'parse5';
import * as v from 'valibot';

type Elements = ReturnType<typeof elementsIn>;

export interface ComposedPage {
  path: string;
  html: string;
  elements: Elements;
}

/** The last document at each path: snapshots that a test compares have most pages in common. */
const parsed = new Map<string, ComposedPage>();

function parsePage(path: string, html: string): ComposedPage {
  const known = parsed.get(path);
  if (known?.html === html) return known;
  const page = { path, html, elements: elementsIn(parse(html)) };
  parsed.set(path, page);
  return page;
}

/**
 * Reads every page of a snapshot.
 * @param folder of the snapshot
 */
export async function readComposedPages(folder: string) {
  const { pages, redirects, notFound } = v.parse(
    composedSiteSchema,
    JSON.parse(await readFile(join(folder, composedSiteFile), 'utf8')),
  );
  const read = async (path: string, file: string) =>
    parsePage(path, await readFile(join(folder, file), 'utf8'));
  return {
    pages: await Promise.all(pages.map(({ path, file }) => read(path, file))),
    notFound: await read('the not-found page', notFound),
    redirects: new Set(redirects.map(({ from }) => from)),
  };
}

/**
 * Finds dead references of a page to this site: links, scripts, styles, images, forms. A path must be a page, a redirect or
 * a file; with a fragment, an element of that page. A lone `#` is a placeholder (requirements §9.7).
 * @param folders the folders that are searched for files
 */
export function deadReferences(
  { path, elements }: ComposedPage,
  { pages, redirects }: Pick<Awaited<ReturnType<typeof readComposedPages>>, 'pages' | 'redirects'>,
  folders: string[],
): string[] {
  const isThere = (address: string): boolean => {
    const url = new URL(address, `http://site${path.startsWith('/') ? path : '/'}`);
    if (address === '#' || url.host !== 'site') return true;
    const to = decodeURIComponent(url.pathname);
    const page = pages.find((each) => each.path === to);
    if (page && url.hash) return page.elements.some((each) => attribute(each, 'id') === url.hash.slice(1));
    return (
      page !== undefined ||
      redirects.has(to) ||
      to.startsWith(`/${company.app}/`) ||
      folders.some((folder) => existsSync(join(folder, to)))
    );
  };
  const named = elements.flatMap((element) =>
    ['href', 'src', 'action'].flatMap((name) => attribute(element, name) ?? []),
  );
  return [...new Set(named)].filter((address) => !isThere(address));
}
