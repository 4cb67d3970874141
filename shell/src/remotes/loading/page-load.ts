import type { PageModule } from '@site/shared/contracts/page-module';
import type { SiteRoute } from '../../routes';
import type { FirstPage } from '../page/first-page';

/** The result of loading a page. */
export type PageLoad =
  | ({ state: 'ready' } & PageModule)
  /** The remote could not be loaded: a message takes the place of the page. */
  | { state: 'unavailable'; route: SiteRoute }
  /** The remote could not be loaded, but its page came as HTML, which stays. */
  | ({ state: 'static' } & FirstPage);

/** The first page, which came as HTML, while its remote is loading. */
export interface ArrivingPage {
  state: 'arriving';
  load: Promise<PageLoad>;
}

/** What the router holds of the page at an address. */
export interface RequestedPage {
  /** The canonical path. */
  path: string;
  load: PageLoad | ArrivingPage;
}

/** The tab is older than the release that is live: the page's document has to be loaded. */
interface SupersededPage {
  state: 'superseded';
}

/** Loads a route's page. The browser's loader never rejects; the prerenderer's does, because a page with a hole must not go live. */
export type PageLoader = (route: SiteRoute) => Promise<PageLoad | SupersededPage>;
