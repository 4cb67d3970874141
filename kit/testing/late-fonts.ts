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

/**
 * Shows a page whose fonts are there in its fallback fonts, and then in its own again, as if they arrived now. Costs no load of
 * its own, so it can be asked at further widths.
 * @returns the layout shift, as {@link fontsArriveLate} and `layoutShift` give it for a page that is loaded at this width
 */
export function shiftByFonts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { style } = document.documentElement;
    const painted = async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    };
    const tokens = ['--font-heading', '--font-body'];
    for (const token of tokens) {
      const [, ...fallbacks] = getComputedStyle(document.documentElement).getPropertyValue(token).split(',');
      if (fallbacks.length === 0) throw new Error(`${token} names no fallback fonts.`);
      style.setProperty(token, fallbacks.join());
    }
    await painted();
    let shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
    });
    observer.observe({ type: 'layout-shift' });
    for (const token of tokens) style.removeProperty(token);
    await painted();
    observer.disconnect();
    return shift;
  });
}
