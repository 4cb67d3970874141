import { isSameAddress } from '@site/shared/contracts/address';
import { copyPageHead } from './keep-page-head';
import { pageElement } from './page-element';

/** The page of the document's address as it came from the server. */
export interface FirstPage {
  path: string;
  html: string;
  /** Copies of its elements of the document's head. */
  head: Element[];
}

let first: FirstPage | undefined;
let prerendered = false;

/**
 * Remembers what came with the document. Called before React hydrates it: a page that fails later is replaced by this
 * form of it, which works without its scripts.
 * @param root the element that is hydrated
 * @param path the page's canonical path; undefined on the not-found page
 */
export function rememberFirstPage(root: HTMLElement, path: string | undefined): void {
  prerendered = root.hasChildNodes();
  const html = document.getElementById(pageElement)?.innerHTML;
  first = path === undefined || html === undefined ? undefined : { path, html, head: copyPageHead() };
}

/** The prerendered form of the page at an address; undefined for every page that didn't come with the document. */
export function prerenderedPage(path: string): FirstPage | undefined {
  return first && isSameAddress(first.path, path) ? first : undefined;
}

/** Whether documents come with their pages as HTML: not in development and in a preview, which are rendered in the browser. */
export function arePagesPrerendered(): boolean {
  return prerendered;
}
