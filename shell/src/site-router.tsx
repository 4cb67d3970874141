import { isSameAddress } from '@site/shared/contracts/address';
import { type HydrationState, type RouteObject, redirect, redirectDocument } from 'react-router-dom';
import { DefaultErrorScreen } from './default-error-screen';
import { Layout } from './layout/layout';
import { NotFoundTitle } from './not-found-title';
import type { ArrivingPage, PageLoad, PageLoader, RequestedPage } from './remotes/loading/page-load';
import { RemotePage } from './remotes/page/remote-page';
import { findRoute, type SiteRoute, siteRedirects } from './routes';

const pageId = 'page';

const notFound = { status: 404, statusText: 'Not Found' };

/**
 * The routes of the router: one for all addresses, whose loader finds the page. Its error element is the
 * router's default error screen, which stands in the place of the page (requirements §8).
 * @param loadPage how a page is loaded: in the browser for a visitor, on Node for the prerenderer
 */
export function routerRoutes(loadPage: PageLoader): RouteObject[] {
  return [
    {
      element: (
        <>
          <NotFoundTitle pageId={pageId} />
          <Layout />
        </>
      ),
      children: [
        {
          id: pageId,
          path: '*',
          errorElement: <DefaultErrorScreen />,
          loader: async ({ request }): Promise<RequestedPage> => {
            const { pathname } = new URL(request.url);
            const route = findRoute(pathname);
            if (route) {
              const load = await loadPage(route);
              if (load.state === 'superseded') throw redirectDocument(request.url);
              return { path: route.path, load };
            }
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
  return { errors: { [pageId]: { ...notFound, internal: false, data: '' } } };
}
