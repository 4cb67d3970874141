import { isSameAddress } from '@site/shared/site-model/address';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { hydrated } from './hydration-mark';
import { reloadOnReturn } from './reload-on-return';
import { requestPage } from './remotes/loading/browser-page-loader';
import { fetchReleaseRecord } from './remotes/loading/known-releases';
import type { RequestedPage } from './remotes/loading/page-load';
import { startPrefetching } from './remotes/loading/prefetch';
import { rootOptions } from './reports/root-options';
import { startReports } from './reports/start-reports';
import { whenIdle } from './scheduling/when-idle';
import { yieldToMain } from './scheduling/yield-to-main';
import { pageState, routerRoutes } from './site-router';
import { keepStateForDocument, restoreStateForDocument } from './state-for-document';

/** The visit is reported from this time on, even if the page is not hydrated. */
const hydrationTimeoutMs = 10_000;

/**
 * Hydrates the prerendered page, or renders it where there is none.
 * @param shown the page of the document, which may be loading; undefined where there is none
 */
export async function showSite(root: HTMLElement, shown: RequestedPage | undefined): Promise<void> {
  // Fetched while React works. After an error the next click fetches it again.
  const releaseRecord = fetchReleaseRecord();
  const hydrationData = shown
    ? pageState(shown)
    : root.hasChildNodes()
      ? pageState({ path: location.pathname, load: { state: 'missing' } })
      : undefined;
  if (shown && hasLeftDocument(shown.path)) return location.reload();
  restoreStateForDocument();
  const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter(
    routerRoutes(
      requestPage,
      () => keepStateForDocument(router.state),
      () => router.state.navigation.location?.hash,
    ),
    hydrationData && { hydrationData },
  );
  reloadOnReturn(router);
  await yieldToMain();
  const site = <RouterProvider router={router} />;
  // A transition renders in small pieces and doesn't block input.
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, site, rootOptions);
    else createRoot(root, rootOptions).render(site);
  });
  // A page that is never hydrated is reported, too.
  Promise.race([hydrated, after(hydrationTimeoutMs)]).then(startReports);
  releaseRecord.then(
    () => whenIdle(startPrefetching),
    () => undefined,
  );
  if (new URLSearchParams(location.search).has('inspect'))
    void import(/* webpackChunkName: "inspector" */ './inspector/inspector').then(({ startInspector }) =>
      startInspector(),
    );
}

/**
 * Whether the visitor went back or forward before the router listened. After a reload, history entries that the router had
 * added belong to the new document: the browser then changes the URL, but not the page. Both paths have to differ: a redirect
 * or another spelling of the URL changes only one of them, and a reload would not correct that.
 */
function hasLeftDocument(path: string): boolean {
  const [document] = performance.getEntriesByType('navigation');
  if (!document) return false;
  const paths = [path, new URL(document.name).pathname];
  return paths.every((each) => !isSameAddress(each, location.pathname));
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
