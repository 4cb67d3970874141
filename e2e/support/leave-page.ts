import type { Page } from '@playwright/test';
import { openHydrated } from '@site/kit/testing/journey';

/**
 * Puts the page into the background, like a visitor who switches to another tab.
 * @returns its report, and the server's response
 */
export async function leavePage(page: Page) {
  // Without a route, the body of a beacon is not available.
  await page.route('**/site/reports', (route) => route.fallback());
  const [response] = await Promise.all([
    page.waitForResponse('**/site/reports'),
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }),
  ]);
  const { visit, views } = response.request().postDataJSON();
  return { status: response.status(), visit, views };
}

/** Opens a page, and waits until it has first measured its visit. */
export async function openMeasured(page: Page, ...to: Parameters<Page['goto']>): Promise<void> {
  const measured = await watchReports(page);
  await openHydrated(page, ...to);
  await measured();
}

/**
 * Observes when the page first measures its visit. Call it before the page is opened.
 * @returns a function that resolves when the first measurements have been taken
 */
export async function watchReports(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const listen = window.addEventListener;
    const markMeasured = () => Object.assign(window, { isMeasured: true });
    window.addEventListener = (...listener: Parameters<typeof listen>) => {
      listen.apply(window, listener);
      // The reporting script alone listens for this on the window. Its observers are called in the same task as this one.
      if (listener[0] === 'visibilitychange')
        new PerformanceObserver(markMeasured).observe({ type: 'paint', buffered: true });
    };
  });
  return () => page.waitForFunction(() => 'isMeasured' in window);
}
