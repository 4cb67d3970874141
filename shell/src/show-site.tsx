import type { ReleaseRecord } from '@site/shared/contracts/release-record';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { HydrationMark } from './hydration-mark';
import { nextTurn } from './motion/next-turn';
import { whenIdle } from './motion/when-idle';
import { PreviewBanner } from './preview/preview-banner';
import { loadPageForVisitor } from './remotes/browser-page-loader';
import { askForTheRest } from './remotes/live-releases';
import type { PageLoad } from './remotes/page-loading';
import { startPrefetching } from './remotes/prefetch';
import type { SiteRoute } from './routes';
import { notFoundState, pageState, routerRoutes } from './site-router';

interface ShownPage {
  route: SiteRoute;
  /** On its way. */
  load: Promise<PageLoad>;
}

/**
 * Hydrates the page that came as HTML, or renders it where there is none.
 * @param shown the page's route, and the page on its way; undefined where no route has the address
 */
export async function showSite(
  root: HTMLElement,
  record: ReleaseRecord,
  shown: ShownPage | undefined,
): Promise<void> {
  // On its way while React works: where the other remotes lie. A failure is made good when a visitor goes there.
  const rest = askForTheRest();
  const hydrationData = shown
    ? pageState(shown.route, shown.load)
    : root.hasChildNodes()
      ? notFoundState()
      : undefined;
  const router = createBrowserRouter(routerRoutes(loadPageForVisitor), hydrationData && { hydrationData });
  await nextTurn();
  const site = (
    <>
      <RouterProvider router={router} />
      <PreviewBanner record={record} />
      {!shown && <HydrationMark />}
    </>
  );
  // As a transition React works in small pieces, between which a finger on the screen is answered.
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
  rest.then(
    () => whenIdle(() => startPrefetching(shown?.route.remote)),
    () => undefined,
  );
}
