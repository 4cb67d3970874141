import { attribute } from '@site/kit/browser/html-tree';
import { company } from '@site/shared/company/company';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/**
 * The paths of this site that elements link to, each once, without placeholders (`#`), links within the page and to other
 * sites.
 * @param path of the page with the elements
 * @throws with the page and a link that can't be decoded
 */
export function linksIn(elements: Tree.Element[], path: string): string[] {
  const base = new URL(path, company.website);
  return [...new Set(elements.flatMap((element) => pathOf(element, base, path)))];
}

function pathOf(element: Tree.Element, base: URL, path: string): string[] {
  const href = element.tagName === 'a' || element.tagName === 'area' ? attribute(element, 'href') : undefined;
  if (!href || href.startsWith('#') || !URL.canParse(href, base.href)) return [];
  const { origin, pathname } = new URL(href, base.href);
  if (origin !== base.origin) return [];
  try {
    return [decodeURI(pathname)];
  } catch {
    throw new Error(
      `${path} links to ${href}, which is not a valid URL: its percent-encoding is not that of UTF-8. Correct the link, or write a literal "%" as %25.`,
    );
  }
}
