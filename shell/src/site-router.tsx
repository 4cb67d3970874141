import { isSameAddress } from '@site/shared/contracts/address';
import { type HydrationState, type RouteObject, redirect } from 'react-router-dom';
import { Layout } from './layout/layout';
import type { ArrivingPage, PageLoad, PageLoader, RequestedPage } from './remotes/loading/page-load';
import { RemotePage } from './remotes/page/remote-page';
import { findRoute, type SiteRoute, siteRedirects } from './routes';

const layoutId = 'layout';
const pageId = 'page';

const notFound = { status: 404, statusText: 'Not Found' };

/**
 * The routes of the router: one for all addresses, whose loader finds the page. No route has an error element, so the
 * router shows its default error screen (requirements §8).
 * @param loadPage how a page is loaded: in the browser for a visitor, on Node for the prerenderer
 */
export function routerRoutes(loadPage: PageLoader): RouteObject[] {
  return [
    {
      id: layoutId,
      element: <Layout />,
      children: [
        {
          id: pageId,
          path: '*',
          loader: async ({ request }): Promise<RequestedPage> => {
            const { pathname } = new URL(request.url);
            const route = findRoute(pathname);
            if (route) return { path: route.path, load: await loadPage(route) };
            const moved = siteRedirects.find(({ from }) => isSameAddress(from, pathname));
            throw moved ? redirect(moved.to) : new Response(null, notFound);
          },
          element: <RemotePage />,
        },
      ],
    },
  ];
}

/** The router's state on a page that came as HTML and whose remote is still loading. */
export function pageState({ path }: SiteRoute, load: Promise<PageLoad>): HydrationState {
  const page: ArrivingPage = { state: 'arriving', load };
  return { loaderData: { [pageId]: { path, load: page } satisfies RequestedPage } };
}

/** The router's state on the not-found page that came as HTML. */
export function notFoundState(): HydrationState {
  return { errors: { [layoutId]: { ...notFound, internal: false, data: '' } } };
}
