import type { HeadData } from '@site/shared/site-model/head-data';
import type { IslandModule } from '@site/shared/site-model/island-module';
import { headOf, type PageModule, type PageProps } from '@site/shared/site-model/page-module';
import type { FirstPage } from '../page/first-page';

/** A page with all data that it is shown with. */
export interface ReadyPage {
  state: 'ready';
  Page: PageModule['Page'];
  head: HeadData;
  props: PageProps;
}

export interface PageOfIslands {
  state: 'islands';
  page: PageProps;
  /** Loads one of them, and reports an error. */
  load: (name: string) => Promise<IslandModule>;
}

/** The route of the page in the router. */
export const pageRoute = 'page';

export type PageLoad =
  | ReadyPage
  /** The page of this document, which stays HTML; only its islands are hydrated (decision 047). */
  | PageOfIslands
  /** There is no page at the path. */
  | { state: 'missing' }
  /** The remote could not be loaded: a message replaces the page. */
  | { state: 'unavailable'; remote: string }
  /** The remote could not be loaded, but the page was prerendered, so its HTML is kept. */
  | ({ state: 'static' } & FirstPage);

/** The router's data of the page at a path. */
export interface RequestedPage {
  /** The canonical path. */
  path: string;
  /** A promise for the first page, which was prerendered and whose remote is loading. */
  load: PageLoad | Promise<PageLoad>;
}

/** The cases in which no page is shown at a path. */
export type Elsewhere =
  /** The path redirects to another. */
  | { state: 'redirect'; to: string }
  /**
   * The document of the path has to be loaded: the path is that of a file, or a redirect leads to a redirect, the tab has a
   * withdrawn or superseded release, or the policy of its document forbids the players of the page.
   */
  | { state: 'document' };

/** Loads the page at a path; undefined where there is none. It never rejects. */
export type PageRequest = (pathname: string) => Promise<RequestedPage | Elsewhere | undefined>;

/** A loaded module as the page at one of its paths. */
export function readyPage(module: PageModule, props: PageProps): ReadyPage {
  return { state: 'ready', Page: module.Page, head: headOf(module, props), props };
}
