import type { SiteRoute } from '../../routes';
import { loadPageModule } from './load-page';
import type { PageLoad } from './page-load';

/** Loads a page for a visitor who follows a link. A failure is shown in place of the page and logged. */
export async function loadPageForVisitor(route: SiteRoute): Promise<PageLoad> {
  try {
    const { Page, head } = await loadPageModule(route);
    return { state: 'ready', Page, head };
  } catch (problem) {
    console.error(`${route.path} could not be loaded from ${route.remote}.`, problem);
    return { state: 'unavailable', route };
  }
}

/**
 * Loads the page that came as HTML, for hydration. If its remote is unavailable, the HTML stays as it is.
 * @param prerendered reads the page's HTML; undefined where there is none (development)
 */
export async function loadPageForHydration(
  route: SiteRoute,
  prerendered: () => string | undefined,
): Promise<PageLoad> {
  const load = await loadPageForVisitor(route);
  if (load.state !== 'unavailable') return load;
  const html = prerendered();
  return html === undefined ? load : { state: 'static', html };
}
