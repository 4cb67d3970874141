/** A page's records of its own load; all times in ms since navigation. */
export interface PageNotes {
  firstPaint: number;
  largestPaint: number;
  /** 0 until React has hydrated the page. */
  hydrated: number;
  layoutShift: number;
  /** The sum of the time beyond 50 ms of each task after the first paint. */
  blocked: number;
  /** The end of the latest request, long task or paint. */
  lastEvent: number;
}

declare global {
  interface Window {
    pageNotes: PageNotes;
  }
}

/**
 * Runs in the page, before its own scripts. It is passed as text, so it uses nothing from outside, and no named inner
 * function, which the compiler would wrap in a helper that the page lacks.
 */
export function observePage(): void {
  const notes: PageNotes = {
    firstPaint: 0,
    largestPaint: 0,
    hydrated: 0,
    layoutShift: 0,
    blocked: 0,
    lastEvent: 0,
  };
  window.pageNotes = notes;

  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { entryType, name, startTime, duration } = entry;
      const end = startTime + duration;
      notes.lastEvent = Math.max(notes.lastEvent, end);
      if (name === 'first-contentful-paint') notes.firstPaint = startTime;
      if (entryType === 'largest-contentful-paint') notes.largestPaint = startTime;
      if (entryType === 'longtask' && notes.firstPaint > 0)
        notes.blocked += Math.max(0, end - Math.max(startTime, notes.firstPaint) - 50);
      if (
        entryType === 'layout-shift' &&
        'value' in entry &&
        !('hadRecentInput' in entry && entry.hadRecentInput)
      )
        notes.layoutShift += Number(entry.value);
    }
  });
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift', 'resource'])
    observer.observe({ type, buffered: true });

  new MutationObserver(() => {
    if (document.documentElement.hasAttribute('data-hydrated')) notes.hydrated ||= performance.now();
  }).observe(document, { attributeFilter: ['data-hydrated'], subtree: true });
}

/**
 * Runs in the page, as text too.
 * @returns the page's records, once it is hydrated (if it has scripts) and has been idle for a second; undefined if that
 * takes longer than a minute
 */
export function notesAtRest(): Promise<PageNotes | undefined> {
  return new Promise((resolve) => {
    setInterval(() => {
      const { hydrated, lastEvent } = window.pageNotes;
      const hydrates = document.querySelector('script:not([type="application/ld+json"])') !== null;
      const atRest = (hydrated > 0 || !hydrates) && performance.now() - Math.max(hydrated, lastEvent) > 1000;
      if (atRest) resolve(window.pageNotes);
      else if (performance.now() > 60_000) resolve(undefined);
    }, 100);
  });
}
