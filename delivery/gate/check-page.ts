import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { attribute, elementsIn, nodesIn } from './html-tree';
import { type PageLinks, pageLinks } from './page-links';

type Element = DefaultTreeAdapterTypes.Element;

/**
 * Checks one composed page: valid HTML with one main heading, its own title, description and canonical address, nothing
 * that only a script would reveal, and no style attribute, which the security policy forbids.
 * @returns the addresses of this site that it links to
 * @throws naming the page, each fault and its remedy
 */
export function checkPage(path: string, html: string): PageLinks {
  const faults: string[] = [];
  const document = parse(html, {
    onParseError: ({ code, startOffset }) =>
      faults.push(`its HTML has the error ${code} after ${textBefore(html, startOffset)}`),
  });
  const elements = elementsIn(document);
  const head = elements.filter(({ parentNode }) => parentNode?.nodeName === 'head');

  const headings = named(elements, 'h1').length;
  if (headings !== 1)
    faults.push(`it has ${headings} main headings instead of one (show its name in one h1)`);
  if (named(head, 'title').filter(hasText).length !== 1)
    faults.push('it has no title of its own (give its head one)');
  if (valuesOf(head, 'meta', 'name', 'description', 'content').length !== 1)
    faults.push('it has no description of its own (give its head one)');
  if (valuesOf(head, 'link', 'rel', 'canonical', 'href').length !== 1)
    faults.push('it has no canonical address (give its head a path)');
  if (named(elements, 'template').length > 0 || nodesIn(document).some(isHole))
    faults.push('a part of it would wait for a script (let nothing suspend while it renders)');
  if (elements.some((element) => attribute(element, 'style') !== undefined))
    faults.push('it has a style attribute (use a class: the security policy forbids it)');
  if (faults.length > 0) throw new Error(`${path} is not fit for visitors: ${faults.join('; ')}.`);
  return pageLinks(document, path);
}

function named(elements: Element[], name: string): Element[] {
  return elements.filter(({ tagName }) => tagName === name);
}

function hasText({ childNodes }: Element): boolean {
  return childNodes.some((node) => 'value' in node && node.value.trim() !== '');
}

/** What elements say by one attribute that are chosen by another, for instance the `href` of each `link` with `rel="canonical"`. */
function valuesOf(elements: Element[], name: string, key: string, value: string, wanted: string): string[] {
  return named(elements, name)
    .filter((element) => attribute(element, key) === value)
    .flatMap((element) => attribute(element, wanted) || []);
}

/** React marks a boundary that it has not rendered with such a comment. */
function isHole(node: DefaultTreeAdapterTypes.ChildNode): boolean {
  return node.nodeName === '#comment' && 'data' in node && ['$?', '$!', '$~'].includes(node.data);
}

/** A document is one line: an error is found by the text before it. */
function textBefore(html: string, offset: number): string {
  return html.slice(Math.max(0, offset - 40), offset);
}
