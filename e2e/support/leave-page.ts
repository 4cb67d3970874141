import type { Page } from '@playwright/test';

/**
 * Puts the page into the background, as if the visitor went to another tab.
 * @returns what it reports, and how the server answers
 */
export async function leavePage(page: Page) {
  // Without a route in between, the body of a beacon is not told.
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

/** Resolves when the script that reports has been loaded. */
export const reportsLoaded = (page: Page) =>
  page.waitForResponse(/\/releases\/shell\/.*\/after-hydration\..*\.js/);
