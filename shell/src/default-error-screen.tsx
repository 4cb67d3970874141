import { useMemo } from 'react';
import {
  createMemoryRouter,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  RouterProvider,
} from 'react-router-dom';

const routeId = 'screen';

/**
 * The router's own error screen (requirements §8). The router doesn't export it, and shows it only in place of everything
 * that it renders. So a separate router renders it here, in place of a page (decision 006).
 */
export function DefaultErrorScreen({ problem }: { problem: unknown }) {
  const router = useMemo(
    () =>
      createMemoryRouter([{ id: routeId, path: '*' }], { hydrationData: { errors: { [routeId]: problem } } }),
    [problem],
  );
  return (
    <LocationContext.Provider value={outsideOfRouters}>
      <RouteContext.Provider value={noRoute}>
        <RouterProvider router={router} />
      </RouteContext.Provider>
    </LocationContext.Provider>
  );
}

/** The contexts' values outside of a router. */
const outsideOfRouters = null as unknown as React.ContextType<typeof LocationContext>;
const noRoute = { outlet: null, matches: [], isDataRoute: false };
