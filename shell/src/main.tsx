import '@site/shared/styles/site.css';
import { registerPlugins } from '@module-federation/enhanced/runtime';
import { provideHostRuntime } from '@site/kit/federation/provide-host-runtime';
import { checkReleaseRecord } from '@site/shared/contracts/check-release-record';
import type { ReleaseRecord } from '@site/shared/contracts/release-record';
import { releaseRecordElement } from '@site/shared/contracts/release-record-places';
import { nextTurn } from './motion/next-turn';
import { loadPageForHydration } from './remotes/browser-page-loader';
import { takeReleases } from './remotes/live-releases';
import { pageElement } from './remotes/page-element';
import { verifiedEntries } from './remotes/verified-entries';
import { findRoute } from './routes';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root to hydrate.');
const record = readReleaseRecord();
takeReleases(record);
provideHostRuntime();
registerPlugins([verifiedEntries]);
void start(root);

/** The releases this very page was rendered from: its own remote is loaded from no others. */
function readReleaseRecord(): ReleaseRecord {
  const element = document.getElementById(releaseRecordElement);
  if (!element)
    throw new Error(`The page has no element #${releaseRecordElement} that names the live releases.`);
  return checkReleaseRecord(JSON.parse(element.textContent), `#${releaseRecordElement}`);
}

/**
 * The page's remote is on its way while React and the router are evaluated, each in a turn of its own: on a slow phone
 * all of it at once would keep a finger waiting for a quarter of a second. They are part of this very script.
 */
async function start(root: HTMLElement): Promise<void> {
  await nextTurn();
  const route = findRoute(location.pathname);
  const prerendered = () => document.getElementById(pageElement)?.innerHTML;
  const shown = route && { route, load: loadPageForHydration(route, prerendered) };
  await nextTurn();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTurn();
  await import(/* webpackMode: "eager" */ './site-router');
  await nextTurn();
  const { showSite } = await import(/* webpackMode: "eager" */ './show-site');
  await showSite(root, record, shown);
}
