/** What a page notes of itself while it is visited; all times in ms since the visit began. */
export interface PageNotes {
  firstPaint: number;
  largestPaint: number;
  /** When React had taken over; 0 while it has not. */
  hydrated: number;
  shift: number;
  longTasks: { start: number; duration: number }[];
  /** When the menu was first open, by the browser's own means or by script, and when first by script. */
  menuOpen: number;
  menuScripted: number;
  /** When something last happened: a request, a long task, a paint. */
  lastEvent: number;
}

declare global {
  interface Window {
    benchNotes: PageNotes;
  }
}

/**
 * Runs in the page, before anything of its own: takes the notes. Everything it needs stands in it, and no function in it
 * has a name, which the compiler would keep with a helper that the page doesn't have.
 */
export function watchPage(): void {
  const notes: PageNotes = {
    firstPaint: 0,
    largestPaint: 0,
    hydrated: 0,
    shift: 0,
    longTasks: [],
    menuOpen: 0,
    menuScripted: 0,
    lastEvent: 0,
  };
  window.benchNotes = notes;

  const seen = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { entryType, name, startTime, duration } = entry;
      notes.lastEvent = Math.max(notes.lastEvent, startTime + duration);
      if (name === 'first-contentful-paint') notes.firstPaint = startTime;
      if (entryType === 'largest-contentful-paint') notes.largestPaint = startTime;
      if (entryType === 'longtask') notes.longTasks.push({ start: startTime, duration });
      if (entryType === 'layout-shift') {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) notes.shift += value;
      }
    }
  });
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift', 'resource'])
    seen.observe({ type, buffered: true });

  new MutationObserver((changes) => {
    for (const { target, attributeName } of changes) {
      if (!(target instanceof HTMLElement)) continue;
      if (attributeName === 'data-hydrated' && target === document.documentElement)
        notes.hydrated ||= performance.now();
      if (
        attributeName === 'aria-expanded' &&
        target.ariaExpanded === 'true' &&
        target.matches('[aria-controls="site-menu"]')
      ) {
        notes.menuScripted ||= performance.now();
        notes.menuOpen ||= notes.menuScripted;
      }
    }
  }).observe(document, { attributeFilter: ['data-hydrated', 'aria-expanded'], subtree: true });
  // Before scripts run the menu is a popover of the browser.
  document.addEventListener(
    'toggle',
    (event) => {
      if ('newState' in event && event.newState === 'open') notes.menuOpen ||= performance.now();
    },
    { capture: true },
  );
}
