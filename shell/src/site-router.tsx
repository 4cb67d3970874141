import { company } from '@site/shared/company/company';
import { Fragment } from 'react';
import { type HydrationState, type RouteObject, redirect, redirectDocument } from 'react-router-dom';
import { DefaultErrorScreen } from './default-error-screen';
import { Layout } from './layout/layout';
import { LayoutFallback } from './layout/layout-fallback';
import type { ArrivingPage, PageLoad, PageRequest, RequestedPage } from './remotes/loading/page-load';
import { RemotePage } from './remotes/page/remote-page';

const pageId = 'page';

const notFound = { status: 404, statusText: 'Not Found' };

/**
 * The routes of the router: the layout, and in it one for all addresses, whose loader finds the page. Its error element is
 * the router's default error screen, which stands in the place of the page (requirements §8).
 * @param requestPage how the page at an address is loaded: in the browser for a visitor, on Node for the prerenderer
 */
export function routerRoutes(requestPage: PageRequest): RouteObject[] {
  return [
    {
      element: <Layout />,
      errorElement: <LayoutFallback />,
      children: [
        {
          id: pageId,
          path: '*',
          errorElement: (
            <>
              <title>{`Page not found | ${company.name}`}</title>
              <DefaultErrorScreen />
            </>
          ),
          loader: async ({ request }): Promise<RequestedPage> => {
            const { pathname } = new URL(request.url);
            const found = await requestPage(pathname);
            if (!found) throw new Response(null, notFound);
            if ('load' in found) return found;
            throw found.state === 'redirect' ? redirect(found.to) : redirectDocument(request.url);
          },
          element: <RemotePage />,
          // Where no HTML came, in a preview and in development, the frame is there before the page.
          hydrateFallbackElement: <Fragment />,
        },
      ],
    },
  ];
}

/** The router's state on a page that came as HTML and whose remote is still loading. */
export function pageState(path: string, load: Promise<PageLoad>): HydrationState {
  const page: ArrivingPage = { state: 'arriving', load };
  return { loaderData: { [pageId]: { path, load: page } satisfies RequestedPage } };
}

/** The router's state on the not-found page that came as HTML. */
export function notFoundState(): HydrationState {
  return { errors: { [pageId]: { ...notFound, internal: false, data: '' } } };
}
