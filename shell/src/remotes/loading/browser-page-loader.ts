import { isSameAddress } from '@site/shared/site-model/address';
import type { IslandModule } from '@site/shared/site-model/island-module';
import { matchRoute } from '@site/shared/site-model/route-matching';
import type { SiteRoute } from '@site/shared/site-model/site-route';
import { noteProblem } from '../../reports/problems';
import { allowsPlayers } from '../page/allows-players';
import { prerenderedPage } from '../page/first-page';
import { fetchReleaseRecord, hasWithdrawn, isSuperseded, remoteAt, routesOf } from './known-releases';
import { loadEntry } from './load-entry';
import { loadIslandModule, loadPageModule } from './load-exposed';
import {
  type Elsewhere,
  type PageLoad,
  type PageOfIslands,
  type PageRequest,
  type ReadyPage,
  readyPage,
} from './page-load';

/** The page of the document, if its islands alone are hydrated. */
let documentPage: PageOfIslands | undefined;

/**
 * Pages may link to files of the site, such as a feed. Not `.html`: a development server answers such a path with the app,
 * which would request it again.
 */
const fileEnding = /\.(?!html)\w+$/;

/** The target of the last redirect. */
let redirectedTo = '';

/**
 * Loads the page of the document. If its remote is unavailable, its HTML is kept. An error is logged. Nothing is loaded for a
 * page whose islands alone are hydrated.
 */
export async function loadPageForHydration(route: SiteRoute): Promise<PageLoad> {
  const { path, remote, page, entry, islands } = route;
  documentPage = islands && {
    state: 'islands',
    page: { path, entry },
    load: (name) => loadIsland(route, name),
  };
  if (documentPage) return documentPage;
  try {
    return readyPage(await loadPageModule(remote, page), { path, entry });
  } catch (problem) {
    return withoutRemote(path, problem);
  }
}

/**
 * Loads a page for a visitor who follows a link or clicks Retry. The files of a release that is no longer deployed may be
 * missing.
 */
export const requestPage: PageRequest = async (pathname) => {
  if (hasWithdrawn()) return { state: 'document' };
  try {
    const found = await loadPageAt(pathname);
    // A file of the site is no page. A release deployed since this tab fetched the record may have the page.
    if (!found && (fileEnding.test(pathname) || (await isSuperseded(pathname)))) return { state: 'document' };
    if (found?.state === 'redirect') {
      // Two releases that redirect to each other would loop in this tab. In documents, the browser ends such a loop.
      const isChain = isSameAddress(pathname, redirectedTo);
      redirectedTo = found.to.split(/[?#]/)[0] ?? '';
      if (isChain) return { state: 'document' };
    }
    if (found?.state === 'islands') return { path: found.page.path, load: found };
    if (found?.state !== 'ready') return found;
    if (!allowsPlayers(found.head)) return { state: 'document' };
    return { path: found.props.path, load: found };
  } catch (problem) {
    const load = withoutRemote(pathname, problem);
    if (await isSuperseded(pathname)) return { state: 'document' };
    return { path: load.state === 'static' ? load.path : pathname, load };
  }
};

/**
 * Finds the page at a path and loads it with its entry.
 * @returns undefined where the remote that owns the path has no page there
 * @throws when that remote, or the record of deployed releases, can't be loaded
 */
export async function loadPageAt(
  pathname: string,
): Promise<ReadyPage | PageOfIslands | Elsewhere | undefined> {
  // The HTML of this page is in the document: nothing has to be loaded.
  if (documentPage && isSameAddress(documentPage.page.path, pathname)) return documentPage;
  // The record names the owner of the path.
  await fetchReleaseRecord();
  const remote = remoteAt(pathname);
  const { routes, redirects } = await routesOf(remote);
  const moved = redirects.find(({ from }) => isSameAddress(from, pathname));
  if (moved) return { state: 'redirect', to: moved.to };
  const route = matchRoute(routes, pathname);
  if (!route) return undefined;
  const [module, props] = await Promise.all([
    loadPageModule(remote, route.page),
    route.entry ? loadEntry(remote, pathname) : { path: route.path, entry: undefined },
  ]);
  return props && readyPage(module, props);
}

async function loadIsland({ path, remote }: SiteRoute, name: string): Promise<IslandModule> {
  try {
    return await loadIslandModule(remote, name);
  } catch (problem) {
    // Retry must find out whether a later release is deployed.
    documentPage = undefined;
    reportUnavailable(path, problem);
    throw problem;
  }
}

function reportUnavailable(pathname: string, problem: unknown): void {
  console.error(`${pathname} could not be loaded from ${remoteAt(pathname)}.`, problem);
  noteProblem('remote', problem, pathname);
}

function withoutRemote(pathname: string, problem: unknown): PageLoad {
  const remote = remoteAt(pathname);
  reportUnavailable(pathname, problem);
  const page = prerenderedPage(pathname);
  return page ? { state: 'static', ...page } : { state: 'unavailable', remote };
}
