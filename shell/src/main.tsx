import '@site/shared/styles/site.css';
import { registerPlugins } from '@module-federation/enhanced/runtime';
import type { ReleaseRecord } from '@site/shared/contracts/release-record';
import { releaseRecordElement } from '@site/shared/contracts/release-record-places';
import { offerPageRuntime } from '@site/shared/federation/offer-page-runtime';
import type { PageRuntime } from '@site/shared/federation/page-runtime';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AfterHydration } from './after-hydration';
import { ignoreSkippedTransitions } from './motion/skipped-transitions';
import { whenIdle } from './motion/when-idle';
import { PreviewBanner } from './preview/preview-banner';
import { loadPageForHydration, loadPageForVisitor } from './remotes/browser-page-loader';
import { askForTheRest, takeReleases } from './remotes/live-releases';
import { pageElement } from './remotes/page-element';
import { startPrefetching } from './remotes/prefetch';
import { verifiedEntries } from './remotes/verified-entries';
import { findRoute } from './routes';
import { routerRoutes } from './site-router';

/** What the bundler's start-up code keeps of federation. */
declare const __webpack_require__: { federation: PageRuntime };

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root to hydrate.');
const record = readReleaseRecord();
takeReleases(record);
offerPageRuntime(__webpack_require__.federation);
registerPlugins([verifiedEntries]);
ignoreSkippedTransitions();
showSite(root);

/** The releases this very page was rendered from: its own remote is loaded from no others. */
function readReleaseRecord(): ReleaseRecord {
  const element = document.getElementById(releaseRecordElement);
  if (!element)
    throw new Error(`The page has no element #${releaseRecordElement} that names the live releases.`);
  return JSON.parse(element.textContent);
}

async function showSite(root: HTMLElement): Promise<void> {
  const route = findRoute(location.pathname);
  const prerendered = document.getElementById(pageElement)?.innerHTML ?? null;
  // The page is loaded before hydration, so that no fallback ever stands where the reader reads.
  const load = route && (await loadPageForHydration(route, prerendered));
  // On its way while React works: where the other remotes lie. A failure is made good when a visitor goes there.
  const rest = askForTheRest();
  const router = createBrowserRouter(routerRoutes(loadPageForVisitor), {
    ...(route && { hydrationData: { loaderData: { [route.path]: load } } }),
  });
  const site = (
    <AfterHydration>
      <RouterProvider router={router} />
      <PreviewBanner record={record} />
    </AfterHydration>
  );
  // As a transition React works in small pieces, between which a finger on the screen is answered.
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
  rest.then(
    () => whenIdle(() => startPrefetching(route?.remote)),
    () => undefined,
  );
}
