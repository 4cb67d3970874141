import { redirectAddress } from '@site/shared/site-model/redirect-address';
import { Fragment } from 'react';
import { type HydrationState, type RouteObject, redirect, redirectDocument, replace } from 'react-router-dom';
import { Layout } from './layout/layout';
import { LayoutFallback } from './layout/layout-fallback';
import { type PageRequest, pageRoute, type RequestedPage } from './remotes/loading/page-load';

/**
 * The routes of the router: the layout, and in it one for all paths, whose loader finds the page. It has no element: the
 * page is rendered in a separate root (decision 018).
 * @param requestPage loads the page at a path; on Node, where the layout alone is rendered, there is none
 * @param urlOfDocument the URL of the document for a request whose page can't be loaded into this one
 * @param requestedHash the hash of the link that is followed, which its request lacks
 */
export function routerRoutes(
  requestPage: PageRequest,
  urlOfDocument = ({ url }: Request): string => url,
  requestedHash = (): string | undefined => '',
): RouteObject[] {
  return [
    {
      element: <Layout />,
      errorElement: <LayoutFallback />,
      children: [
        {
          id: pageRoute,
          path: '*',
          loader: async ({ request }): Promise<RequestedPage> => {
            const { pathname } = new URL(request.url);
            const found = await requestPage(pathname);
            // The visitor has chosen another page meanwhile, whose state must not be kept for this document.
            request.signal.throwIfAborted();
            if (!found) return { path: pathname, load: { state: 'missing' } };
            if ('load' in found) return found;
            if (found.state === 'document') throw redirectDocument(urlOfDocument(request));
            // After going back, the window has this URL already: another entry would lead back to it.
            const isBack = request.url === location.href.split('#')[0];
            throw (isBack ? replace : redirect)(
              redirectAddress(found.to, request.url + (requestedHash() ?? '')),
            );
          },
          element: null,
          // Without prerendered HTML, in development, the layout is rendered before the page.
          hydrateFallbackElement: <Fragment />,
        },
      ],
    },
  ];
}

/** The router's state for a prerendered document. */
export function pageState(page: RequestedPage): HydrationState {
  return { loaderData: { [pageRoute]: page } };
}
