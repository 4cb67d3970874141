import type { SiteRoute } from '../routes';
import { loadPageModule } from './load-page';
import type { PageLoad } from './page-loading';

/** Loads a page for a visitor who follows a link. A failure is shown in the page's place, and told to the console. */
export async function loadPageForVisitor(route: SiteRoute): Promise<PageLoad> {
  try {
    const { Page, head } = await loadPageModule(route);
    return { state: 'ready', Page, head };
  } catch (problem) {
    console.error(`${route.path} could not be loaded from ${route.remote}.`, problem);
    return { state: 'missing', route };
  }
}

/**
 * Loads the page that came as HTML, for hydration. Where its remote is out of reach the HTML is kept:
 * a dead remote can't take text away.
 * @param prerendered reads the page's HTML as it came, or tells that there is none (development)
 */
export async function loadPageForHydration(
  route: SiteRoute,
  prerendered: () => string | undefined,
): Promise<PageLoad> {
  const load = await loadPageForVisitor(route);
  if (load.state !== 'missing') return load;
  const html = prerendered();
  return html === undefined ? load : { state: 'kept', html };
}
