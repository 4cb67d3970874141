import { isSameAddress } from '@site/shared/site-model/address';
import { pageElement } from '@site/shared/site-model/page-root';
import { copyPageHead } from './keep-page-head';

/** The document as sent by the server. */
export interface FirstDocument {
  /** The content of the element that React hydrates: the layout with its page. */
  html: string;
  /** Copies of the page's elements of the document's head. */
  head: Element[];
}

/** The page of the document's path, as sent by the server. */
export interface FirstPage extends Pick<FirstDocument, 'head'> {
  path: string;
  /** New nodes of its HTML in each call. */
  nodes: () => ChildNode[];
}

interface RememberedDocument extends FirstDocument {
  pathname: string;
  /** Undefined on the not-found page. */
  path: string | undefined;
}

let first: RememberedDocument | undefined;
/** The nodes of the document's page, until a root takes them. */
let sentNodes: ChildNode[] = [];

/**
 * Stores the document's HTML before React hydrates it. If a page or a layout throws later, this HTML, which works without
 * scripts, replaces it.
 * @param root the element that is hydrated
 * @param path the page's canonical path; undefined on the not-found page
 */
export function rememberFirstPage(root: HTMLElement, path: string | undefined): void {
  const { pathname } = location;
  first = root.hasChildNodes() ? { pathname, path, html: root.innerHTML, head: copyPageHead() } : undefined;
  sentNodes = [...(document.getElementById(pageElement)?.childNodes ?? [])];
}

/** The nodes of the document's page, with what was typed in them: once, because React changes them. */
export function takeSentNodes(): ChildNode[] {
  return sentNodes.splice(0);
}

/** The prerendered form of the page at a path; undefined for every page that is not of this document. */
export function prerenderedPage(path: string): FirstPage | undefined {
  if (first?.path === undefined || !isSameAddress(first.path, path)) return undefined;
  const { html, head } = first;
  return { path: first.path, head, nodes: () => pageNodes(html) };
}

function pageNodes(html: string): ChildNode[] {
  const document = new DOMParser().parseFromString(html, 'text/html');
  return [...(document.getElementById(pageElement)?.childNodes ?? [])];
}

/** The prerendered form of layout and page at a path; undefined for every path but the document's own. */
export function prerenderedDocument(pathname: string): FirstDocument | undefined {
  return first && isSameAddress(first.pathname, pathname) ? first : undefined;
}

/** Whether documents contain prerendered pages: not in development, where pages are rendered in the browser. */
export function arePagesPrerendered(): boolean {
  return first !== undefined;
}
