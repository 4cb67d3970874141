import type { Page } from '@playwright/test';

/**
 * Holds back files of a page, as a slow network does.
 * @param files their addresses, as `page.route` takes them
 * @returns what lets them through
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
