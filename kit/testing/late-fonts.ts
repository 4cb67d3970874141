import type { Page } from '@playwright/test';
import { hydrated } from './journey';

/** Delays the fonts of a page until it is hydrated; until then fallback fonts are shown. */
export async function fontsArriveLate(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await hydrated(page);
    await route.continue();
  });
}

/** The largest cumulative layout shift allowed: a fifth of the limit that Core Web Vitals call good. */
export const unseenShift = 0.02;
