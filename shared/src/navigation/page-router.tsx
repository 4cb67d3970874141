import type { ReactNode } from 'react';
import { type Location, type Navigator, Router } from 'react-router-dom';

interface PageRouterProps {
  location: Location;
  /** Executes the navigations of the page. */
  navigator: Navigator;
  children: ReactNode;
}

/**
 * The router of a page's own React root: what `useLocation`, `useNavigate`, `Link` and `NavLink` need, without the data
 * router of the layout (decision 018).
 */
export function PageRouter(props: PageRouterProps) {
  return <Router {...props} />;
}

/** The same for rendering on Node, where a navigation is an error of the page. */
export function StaticPageRouter({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Router location={path} navigator={noNavigator} static>
      {children}
    </Router>
  );
}

const refuse = () => {
  throw new Error(
    'A page can’t navigate while it is prerendered. Navigate in an event handler or an effect.',
  );
};

const noNavigator: Navigator = { createHref: refuse, go: refuse, push: refuse, replace: refuse };
