import type { PageModule } from '@site/shared/contracts/page-module';
import type { SiteRoute } from '../routes';

/** What became of the wish to show a page. */
export type PageLoad =
  | ({ state: 'ready' } & PageModule)
  /** The remote could not be loaded, and the visitor came by a link: say what is missing. */
  | { state: 'missing'; route: SiteRoute }
  /** The remote could not be loaded, but its page came as HTML: keep that. */
  | { state: 'kept'; html: string };

/** The first page while its remote is on the way: it has come as HTML. */
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

/** Loads a route's page. The browser's loader never rejects; the prerenderer's does, because a page with a hole must not go live. */
export type PageLoader = (route: SiteRoute) => Promise<PageLoad>;
