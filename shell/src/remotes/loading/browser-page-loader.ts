import type { SiteRoute } from '../../routes';
import { prerenderedPage } from '../page/first-page';
import { isSuperseded } from './known-releases';
import { loadPageModule } from './load-page';
import type { PageLoad, PageLoader } from './page-load';

/** Loads the page of the document. If its remote is unavailable, its HTML stays as it is. A failure is logged. */
export async function loadPageForHydration(route: SiteRoute): Promise<PageLoad> {
  try {
    const { Page, head } = await loadPageModule(route);
    return { state: 'ready', Page, head };
  } catch (problem) {
    console.error(`${route.path} could not be loaded from ${route.remote}.`, problem);
    const page = prerenderedPage(route.path);
    return page ? { state: 'static', ...page } : { state: 'unavailable', route };
  }
}

/** Loads a page for a visitor who follows a link or presses Retry. The files of a release that is no longer live may be gone. */
export const loadPageForVisitor: PageLoader = async (route) => {
  const load = await loadPageForHydration(route);
  return load.state === 'unavailable' && (await isSuperseded(route.remote)) ? { state: 'superseded' } : load;
};
