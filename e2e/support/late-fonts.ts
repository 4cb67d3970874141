import type { Page } from '@playwright/test';
import { hydrated } from './test';

/** Lets the fonts of a page arrive when everything else has been done, as on a slow network: until then others stand in. */
export async function fontsArriveLate(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await hydrated(page);
    await route.continue();
  });
}

/** What may have shifted altogether since a page began: a fifth of what Core Web Vitals call good. */
export const unseenShift = 0.02;
