import { company } from '@site/shared/company/company';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attribute, elementsIn } from './html-tree';

/** The addresses of this site that a page links to, each once. */
export interface PageLinks {
  /** Those of the page itself, within `main`. */
  page: string[];
  /** Those of the frame around it, which is the shell's. */
  frame: string[];
}

/**
 * Reads the links of a parsed document. Placeholders (`#`), links within the page and to other sites are none.
 * @throws naming the page and a link of it that can't be decoded
 */
export function pageLinks(document: Tree.Document, path: string): PageLinks {
  const all = elementsIn(document);
  const main = all.find(({ tagName }) => tagName === 'main');
  const inMain = new Set(main ? elementsIn(main) : []);
  const base = new URL(path, company.website);
  const addresses = (elements: Tree.Element[]) => [
    ...new Set(elements.flatMap((element) => addressOf(element, base, path))),
  ];
  return {
    page: addresses(all.filter((element) => inMain.has(element))),
    frame: addresses(all.filter((element) => !inMain.has(element))),
  };
}

function addressOf(element: Tree.Element, base: URL, path: string): string[] {
  const href = element.tagName === 'a' || element.tagName === 'area' ? attribute(element, 'href') : undefined;
  if (!href || href.startsWith('#') || !URL.canParse(href, base.href)) return [];
  const { origin, pathname } = new URL(href, base.href);
  if (origin !== base.origin) return [];
  try {
    return [decodeURI(pathname)];
  } catch {
    throw new Error(
      `${path} links to ${href}, which is no address: what follows "%" in it is no encoded character. Correct the link, or write the sign itself as %25.`,
    );
  }
}
