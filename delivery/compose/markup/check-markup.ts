import { attribute, elementsIn, nodesIn } from '@site/kit/browser/html-tree';
import type { ReleasedPage } from '@site/shared/node/released-page';
import { releaseRecordElement } from '@site/shared/site-model/release-record-places';
import { siteRouteElement } from '@site/shared/site-model/site-route';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describeFirst } from '../../registry/name-first';
import { linksIn } from './page-links';
import { NestingError, parseNested } from './parse-nested';

/** Elements that act on the whole document, load another one, or hide their content from this check. */
const forbiddenElements = new Set(
  'applet base body embed fencedframe frame frameset head html iframe link meta noembed noframes noscript object plaintext portal style template title xmp'.split(
    ' ',
  ),
);
const linkAttributes = new Set([
  'action',
  'cite',
  'data',
  'formaction',
  'href',
  'ping',
  'poster',
  'src',
  'xlink:href',
]);
const linkSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const feedAttributes = new Set(['rel', 'type', 'title', 'href', 'hreflang']);
const svg = 'http://www.w3.org/2000/svg';

/** Ids of elements that the composer adds to each document (`delivery/compose/pages/document.ts`). */
const documentIds = [siteRouteElement, 'page-scripts', releaseRecordElement];

/**
 * Checks the markup of a page before it is put into a document: it is well-formed, has one main heading, and contains
 * nothing that acts outside of the page.
 * @param layoutIds the ids that the layout uses
 * @returns the paths of this site that it links to
 * @throws naming the page, each error and its remedy
 */
export function checkMarkup(
  path: string,
  { markup, hoisted }: Pick<ReleasedPage, 'markup' | 'hoisted'>,
  layoutIds: ReadonlySet<string>,
): string[] {
  const { elements, nodes, errors } = parsePage(path, markup);
  const headings = elements.filter(({ tagName }) => tagName === 'h1').length;
  if (headings !== 1)
    errors.push(`it has ${headings} main headings instead of one (show its name in one h1)`);
  if (nodes.some(isHole))
    errors.push('a part of it would wait for a script (let nothing suspend while it renders)');
  errors.push(
    ...elements.flatMap(elementErrors),
    ...idErrors(elements, layoutIds),
    ...hoistedErrors(hoisted),
  );
  if (errors.length > 0)
    throw new Error(
      `${path} is not fit for visitors: ${describeFirst([...new Set(errors)], String).join('; ')}.`,
    );
  return linksIn(elements, path);
}

const before = '<!doctype html><html><head><title>x</title></head><body><div>x<main><div>';
/** An unclosed element would contain the next one, in a drawing or a table, too. */
const after = '<output>x</output></div></main><form><p>x</p></form></div></body></html>';
const surrounding = 'head(title(#text)) body(div(#text main(div(output(#text))) form(p(#text))))';

/** Parses it within a document, which reveals unclosed markup. */
function parsePage(path: string, markup: string) {
  const errors: string[] = [];
  const html = before + markup + after;
  const document = parseNested(`${path} is not fit for visitors`, html, {
    onParseError: ({ code, startOffset }) =>
      errors.push(
        `its HTML has the error ${code} after ${html.slice(Math.max(before.length, startOffset - 40), startOffset)}`,
      ),
  });
  const container = elementsIn(document).filter(({ tagName }) => tagName === 'div')[1];
  const content = container?.childNodes.slice(0, -1) ?? [];
  if (container) container.childNodes = container.childNodes.slice(-1);
  const around = elementsIn(document);
  const [root] = around;
  if (!root || outline(root) !== surrounding || around.some(({ attrs }) => attrs.length > 0))
    errors.push('it is not well-formed (close every element that it opens, and no other)');
  const nodes = content.flatMap((node) => ('childNodes' in node ? [node, ...nodesIn(node)] : [node]));
  return { elements: nodes.filter((node) => 'attrs' in node), nodes, errors };
}

/** `div(p(#text))`, of what is below an element. */
function outline({ childNodes }: Tree.Element): string {
  return childNodes
    .map((node) =>
      'attrs' in node && node.childNodes.length > 0 ? `${node.nodeName}(${outline(node)})` : node.nodeName,
    )
    .join(' ');
}

/** React marks an unrendered boundary with such a comment. */
function isHole(node: Tree.ChildNode): boolean {
  return node.nodeName === '#comment' && 'data' in node && ['$?', '$!', '$~'].includes(node.data);
}

function elementErrors(element: Tree.Element): string[] {
  const name = element.tagName.toLowerCase();
  const isForbidden = name === 'title' ? element.namespaceURI !== svg : forbiddenElements.has(name);
  return [
    ...(isForbidden ? [`it has the element ${name}, which no page may have`] : []),
    ...(name === 'script' ? scriptErrors(element) : []),
    ...element.attrs.flatMap(({ prefix, name: own, value }) =>
      attributeErrors(name, (prefix ? `${prefix}:${own}` : own).toLowerCase(), value),
    ),
  ];
}

/** A script of another type than JavaScript is data. */
function scriptErrors(element: Tree.Element): string[] {
  if (attribute(element, 'type') !== 'application/ld+json' || element.attrs.length > 1)
    return ['it has a script (only structured data, application/ld+json, may be in a page)'];
  const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  try {
    JSON.parse(text);
    return [];
  } catch {
    return [`its structured data is not JSON: ${text.slice(0, 40)}`];
  }
}

function attributeErrors(element: string, name: string, value: string): string[] {
  if (name === 'style') return ['it has a style attribute (use a class: the security policy forbids it)'];
  if (name.startsWith('on')) return [`it has the event attribute ${name} (add the handler in React)`];
  // An animation in SVG can change a link.
  const isAnimated = name === 'attributename' && /^(?:xlink:)?href$|^on/i.test(value.trim());
  if (isAnimated) return [`it animates the attribute ${value}`];
  if (!linkAttributes.has(name) || isLink(element, name, value)) return [];
  return [
    `its ${name} ${value.slice(0, 80)} is not a path, fragment, or URL with http, https, mailto or tel`,
  ];
}

function isLink(element: string, name: string, value: string): boolean {
  // Spaces and line breaks are removed, like in browsers.
  if (!URL.canParse(value, 'https://site.invalid/')) return false;
  const { protocol, href } = new URL(value, 'https://site.invalid/');
  const isImage = (name === 'src' || name === 'poster') && element !== 'a' && href.startsWith('data:image/');
  return linkSchemes.has(protocol) || isImage;
}

function idErrors(elements: Tree.Element[], layoutIds: ReadonlySet<string>): string[] {
  const known = new Set<string>();
  return elements.flatMap((element) => {
    const id = attribute(element, 'id');
    if (id === undefined) return [];
    if (layoutIds.has(id) || documentIds.includes(id))
      return [`it has the id ${id}, which the document around it uses`];
    if (known.has(id)) return [`it has the id ${id} twice`];
    known.add(id);
    return [];
  });
}

/** Links to feeds are the only elements that a page may add to the document's head, in addition to its head data. */
function hoistedErrors(hoisted: string): string[] {
  try {
    if (hasOnlyFeeds(hoisted)) return [];
  } catch (error) {
    if (!(error instanceof NestingError)) throw error;
  }
  return ['it adds other elements to the head than links to feeds (rel="alternate")'];
}

function hasOnlyFeeds(hoisted: string): boolean {
  const html = `<!doctype html><html><head>${hoisted}</head><body></body></html>`;
  const elements = elementsIn(parseNested('The head', html));
  const [, head, body] = elements.filter(({ parentNode }) => parentNode?.nodeName !== 'head');
  const added = elements.filter(({ tagName }) => !['html', 'head', 'body'].includes(tagName));
  const areFeeds = added.every(
    (element) =>
      element.tagName === 'link' &&
      attribute(element, 'rel') === 'alternate' &&
      element.attrs.every(({ name }) => feedAttributes.has(name)) &&
      isLink('a', 'href', attribute(element, 'href') ?? ''),
  );
  return areFeeds && head?.childNodes.length === added.length && body?.childNodes.length === 0;
}
