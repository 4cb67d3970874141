import type { Page } from '@playwright/test';

/**
 * Puts the page into the background, like a visitor who switches to another tab.
 * @returns its report, and the server's response
 */
export async function leavePage(page: Page) {
  // Without a route, the body of a beacon is not available.
  await page.route('**/site/reports', (route) => route.continue());
  const [response] = await Promise.all([
    page.waitForResponse('**/site/reports'),
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }),
  ]);
  return { status: response.status(), views: response.request().postDataJSON().views };
}

/** Resolves when the reporting script has been loaded. */
export const reportsLoaded = (page: Page) =>
  page.waitForResponse(/\/releases\/shell\/.*\/after-hydration\..*\.js/);
