/** From this width on, the menu is a bar in the header; below, a sheet that a button opens. The style sheets repeat it. */
const desktopBreakpoint = '(min-width: 64rem)';

/** For event handlers and effects only: the width is unknown on the server. */
export function isDesktop(): boolean {
  return window.matchMedia(desktopBreakpoint).matches;
}

/**
 * Reports when the window becomes wide enough for the bar, or too narrow.
 * @returns stops listening
 */
export function onBreakpoint(passed: () => void): () => void {
  const query = window.matchMedia(desktopBreakpoint);
  query.addEventListener('change', passed);
  return () => query.removeEventListener('change', passed);
}
