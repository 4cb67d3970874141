/** From this width on, the menu is a bar in the header; below, a sheet that a button opens. The style sheets repeat it. */
const desktopBreakpoint = '(min-width: 64rem)';

/** For event handlers and effects only: the width is unknown on the server. */
export function isDesktop(): boolean {
  return window.matchMedia(desktopBreakpoint).matches;
}

/**
 * Reports when the window becomes wide enough for the bar.
 * @returns stops listening
 */
export function onDesktop(becameDesktop: () => void): () => void {
  const query = window.matchMedia(desktopBreakpoint);
  const listen = () => query.matches && becameDesktop();
  query.addEventListener('change', listen);
  return () => query.removeEventListener('change', listen);
}
