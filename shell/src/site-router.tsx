import { type PatchRoutesOnNavigationFunction, type RouteObject, redirect } from 'react-router-dom';
import { Layout } from './layout/layout';
import type { PageLoader } from './remotes/page-loading';
import { RemotePage } from './remotes/remote-page';
import { findRoute, type SiteRoute, siteRedirects, siteRoutes } from './routes';

const layoutId = 'layout';

/**
 * The route table as React Router wants it. No route has an error element of its own,
 * so that the router's default one is shown (specification §8).
 * @param loadPage how a page is loaded: through federation, in the browser and on Node
 * @param routes the whole site, or those of its pages that can be meant: the router ranks all that it is given
 * @param redirects likewise
 */
export function routerRoutes(
  loadPage: PageLoader,
  routes = siteRoutes,
  redirects = siteRedirects,
): RouteObject[] {
  return [
    {
      id: layoutId,
      element: <Layout />,
      children: [
        ...routes.map((route) => pageRoute(loadPage, route)),
        ...redirects.map(({ from, to }) => ({ path: from, loader: () => redirect(to) })),
      ],
    },
  ];
}

/** Gives the router a page's route when a visitor goes there, for one that began with the first page's alone. */
export function addRouteOnNavigation(loadPage: PageLoader): PatchRoutesOnNavigationFunction {
  return ({ path, patch }) => {
    const route = findRoute(path);
    if (route) patch(layoutId, [pageRoute(loadPage, route)]);
  };
}

function pageRoute(loadPage: PageLoader, route: SiteRoute): RouteObject {
  return {
    id: route.path,
    path: route.path,
    loader: () => loadPage(route),
    element: <RemotePage key={route.path} />,
  };
}
