import type { Page } from '@playwright/test';

/** The cumulative layout shift since the page began, once its fonts are there and painted. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise((painted) => requestAnimationFrame(painted));
    observer.disconnect();
    return shift;
  });
}
