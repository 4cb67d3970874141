/**
 * Does what a browser does with the hash of a URL: scrolls to its element.
 * @returns the element; undefined where the page has none
 */
export function showTarget(hash: string): HTMLElement | undefined {
  const target = document.getElementById(decoded(hash.slice(1)));
  target?.scrollIntoView({ behavior: 'instant' });
  return target ?? undefined;
}

/** Moves the focus to an element that may not be interactive. */
export function focusOn(element: HTMLElement): void {
  // A link or a field stays among the stops of Tab.
  element.setAttribute('tabindex', String(element.tabIndex));
  element.focus({ preventScroll: true });
}

/** What a browser looks for: a malformed escape is itself. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
