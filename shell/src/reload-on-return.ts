import type { RouterState } from 'react-router-dom';

/**
 * Reloads a page that a visitor left during a navigation, for instance to the document that it had requested, and to which
 * the browser returns from its back/forward cache: the navigation would stay pending, or lead away from the page.
 * @returns stops it
 */
export function reloadOnReturn(router: { state: Pick<RouterState, 'navigation'> }): () => void {
  const stop = new AbortController();
  const reload = ({ persisted }: PageTransitionEvent) => {
    if (persisted && router.state.navigation.state !== 'idle') location.reload();
  };
  window.addEventListener('pageshow', reload, { signal: stop.signal });
  return () => stop.abort();
}
