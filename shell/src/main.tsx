import '@site/shared/styles/site.css';
import { checkReleaseRecord } from '@site/shared/site-model/check-release-record';
import { releaseRecordElement } from '@site/shared/site-model/release-record-places';
import { type SiteRoute, siteRouteElement } from '@site/shared/site-model/site-route';
import { loadPageForHydration } from './remotes/loading/browser-page-loader';
import { addReleases } from './remotes/loading/known-releases';
import { rememberFirstPage } from './remotes/page/first-page';
import { watchProblems } from './reports/problems';
import { yieldToMain } from './scheduling/yield-to-main';

watchProblems();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root to hydrate.');
const element = document.getElementById(releaseRecordElement);
if (!element)
  throw new Error(`The page has no element #${releaseRecordElement} that names the deployed releases.`);
const route = shownRoute();
addReleases(checkReleaseRecord(JSON.parse(element.textContent), `#${releaseRecordElement}`), route);
void start(root);

/**
 * The page's remote loads while React and the router are evaluated. They are part of this script, but each is evaluated in
 * a task of its own: a single task would block input on a slow phone for a quarter of a second.
 */
async function start(root: HTMLElement): Promise<void> {
  await yieldToMain();
  rememberFirstPage(root, route?.path);
  const shown = route && { path: route.path, load: loadPageForHydration(route) };
  await yieldToMain();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './site-router');
  await yieldToMain();
  const { showSite } = await import(/* webpackMode: "eager" */ './show-site');
  await showSite(root, shown);
}

/** The route of a prerendered page; undefined on the not-found page and in development. */
function shownRoute(): SiteRoute | undefined {
  const element = document.getElementById(siteRouteElement);
  return element ? JSON.parse(element.textContent) : undefined;
}
