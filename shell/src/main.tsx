import '@site/shared/styles/site.css';
import { registerPlugins } from '@module-federation/enhanced/runtime';
import { provideHostRuntime } from '@site/kit/federation/provide-host-runtime';
import { checkReleaseRecord } from '@site/shared/contracts/check-release-record';
import { releaseRecordElement } from '@site/shared/contracts/release-record-places';
import { yieldToMain } from './motion/yield-to-main';
import { loadPageForHydration } from './remotes/loading/browser-page-loader';
import { addReleases } from './remotes/loading/known-releases';
import { verifiedEntries } from './remotes/loading/verified-entries';
import { rememberFirstPage } from './remotes/page/first-page';
import { findRoute } from './routes';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root to hydrate.');
const element = document.getElementById(releaseRecordElement);
if (!element)
  throw new Error(`The page has no element #${releaseRecordElement} that names the live releases.`);
const record = checkReleaseRecord(JSON.parse(element.textContent), `#${releaseRecordElement}`);
addReleases(record);
provideHostRuntime();
registerPlugins([verifiedEntries]);
void start(root);

/**
 * The page's remote loads while React and the router are evaluated. They are part of this script, but each is evaluated
 * in a task of its own: in one task they would block input on a slow phone for a quarter of a second.
 */
async function start(root: HTMLElement): Promise<void> {
  await yieldToMain();
  const route = findRoute(location.pathname);
  rememberFirstPage(root, route?.path);
  const shown = route && { route, load: loadPageForHydration(route) };
  await yieldToMain();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './site-router');
  await yieldToMain();
  const { showSite } = await import(/* webpackMode: "eager" */ './show-site');
  await showSite(root, record, shown);
}
