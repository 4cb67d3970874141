import type { Navigator } from 'react-router-dom';

/**
 * Follows the links in HTML that React has not hydrated.
 * @returns stops it
 */
export function followLinks(page: HTMLElement, navigator: Navigator): () => void {
  const follow = (event: MouseEvent) => {
    const address = pathInSite(event);
    if (!address) return;
    const { pathname, search, hash } = location;
    // As browsers do: a link to the current URL adds no history entry.
    if (address === pathname + search + hash) navigator.replace(address);
    else navigator.push(address);
  };
  page.addEventListener('click', follow);
  return () => page.removeEventListener('click', follow);
}

/**
 * Handles a click in HTML that React has not hydrated: prevents the browser's navigation on a plain click on a link within
 * the site, and on a placeholder `#`.
 * @returns the path to navigate to; undefined for a placeholder and for every click that is left to the browser
 */
export function pathInSite(event: MouseEvent): string | undefined {
  // A link of an island has been followed.
  if (event.defaultPrevented) return undefined;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || link.target || link.hasAttribute('download')) return undefined;
  if (href.startsWith('#') && href !== '#') return undefined;
  const { origin, pathname, search, hash } = link;
  if (origin !== location.origin) return undefined;
  event.preventDefault();
  return href === '#' ? undefined : pathname + search + hash;
}
