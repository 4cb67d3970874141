import type { Page } from '@playwright/test';

/**
 * Delays requests of a page, as a slow network does.
 * @param files a URL pattern for `page.route`
 * @returns a function that lets them through
 */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
