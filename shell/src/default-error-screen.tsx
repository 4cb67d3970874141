import { useMemo } from 'react';
import {
  createMemoryRouter,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  RouterProvider,
} from 'react-router-dom';

const routeId = 'screen';

/**
 * The router's own error screen (requirements §8). The router shows it only in the place of everything that it renders, and
 * doesn't export it: here a router of its own renders it in the place of a page (decision 006).
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

/** The contexts' values where no router is around. */
const outsideOfRouters = null as unknown as React.ContextType<typeof LocationContext>;
const noRoute = { outlet: null, matches: [], isDataRoute: false };
