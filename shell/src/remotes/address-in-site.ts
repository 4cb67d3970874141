/**
 * What the router should do about a click in HTML that React does not own.
 * A plain click on a link within the site is taken from the browser; a placeholder `#` is made to go nowhere.
 * @returns the address to navigate to, or undefined where the click is none of the router's business
 */
export function addressInSite(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || link.target || (href.startsWith('#') && href !== '#')) return undefined;
  const { origin, pathname, search, hash } = new URL(href, location.href);
  if (origin !== location.origin) return undefined;
  event.preventDefault();
  return href === '#' ? undefined : pathname + search + hash;
}
