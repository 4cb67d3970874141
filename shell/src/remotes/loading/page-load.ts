import type { HeadData } from '@site/shared/contracts/head-data';
import { headOf, type PageModule, type PageProps } from '@site/shared/contracts/page-module';
import type { FirstPage } from '../page/first-page';

/** A page with everything that it is shown with. */
export interface ReadyPage {
  state: 'ready';
  Page: PageModule['Page'];
  head: HeadData;
  props: PageProps;
}

/** The route that holds the page in the router. */
export const pageRoute = 'page';

/** The result of loading a page. */
export type PageLoad =
  | ReadyPage
  /** There is none at the address. */
  | { state: 'missing' }
  /** The remote could not be loaded: a message takes the place of the page. */
  | { state: 'unavailable'; remote: string }
  /** The remote could not be loaded, but its page came as HTML, which stays. */
  | ({ state: 'static' } & FirstPage);

/** What the router holds of the page at an address. */
export interface RequestedPage {
  /** The canonical path. */
  path: string;
  /** A promise for the first page, which came as HTML and whose remote is loading. */
  load: PageLoad | Promise<PageLoad>;
}

/** What is at an address where no page is shown. */
export type Elsewhere =
  /** The address leads on to another. */
  | { state: 'redirect'; to: string }
  /**
   * The page's document has to be loaded: the tab is older than the deployed release, or the policy of its document
   * forbids the players of the page.
   */
  | { state: 'document' };

/**
 * Loads what is at an address; undefined where there is nothing. The browser's never rejects; the prerenderer's does,
 * because a page with a hole must not go live.
 */
export type PageRequest = (pathname: string) => Promise<RequestedPage | Elsewhere | undefined>;

/** A loaded module as the page at one of its addresses. */
export function readyPage(module: PageModule, props: PageProps): ReadyPage {
  return { state: 'ready', Page: module.Page, head: headOf(module, props), props };
}
