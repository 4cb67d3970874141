import { type RouteObject, redirect } from 'react-router-dom';
import { Layout } from './layout/layout';
import type { PageLoader } from './remotes/page-loading';
import { RemotePage } from './remotes/remote-page';
import { siteRedirects, siteRoutes } from './routes';

/**
 * The route table as React Router wants it. No route has an error element of its own,
 * so that the router's default one is shown (specification §8).
 * @param loadPage how a page is loaded: through federation, in the browser and on Node
 * @param routes the whole site, or those of its pages that can be meant
 */
export function routerRoutes(loadPage: PageLoader, routes = siteRoutes): RouteObject[] {
  return [
    {
      element: <Layout />,
      children: [
        ...routes.map((route) => ({
          id: route.path,
          path: route.path,
          loader: () => loadPage(route),
          element: <RemotePage key={route.path} />,
        })),
        ...siteRedirects.map(({ from, to }) => ({ path: from, loader: () => redirect(to) })),
      ],
    },
  ];
}
