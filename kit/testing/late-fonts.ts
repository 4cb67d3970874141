import type { Page } from '@playwright/test';
import { hydrated } from './journey';

/**
 * Delays the fonts of a page until it is hydrated; until then fallback fonts are shown.
 * The test fails when this machine has none of the fonts that the fallbacks are fitted to.
 */
export async function fontsArriveLate(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await hydrated(page);
    await requireFallbackFont(page);
    await route.continue();
  });
}

/** @throws when the browser finds no local font for any of the fallbacks in `shared/src/styles/fonts.css` */
async function requireFallbackFont(page: Page): Promise<void> {
  const isFound = await page.evaluate(async () => {
    const fallbacks = [...document.fonts].filter(({ family }) => family.includes('Fallback'));
    const loaded = await Promise.allSettled(fallbacks.map((face) => face.load()));
    return loaded.some(({ status }) => status === 'fulfilled');
  });
  if (!isFound)
    throw new Error(
      'Layout shift can’t be measured: this machine has neither Arial, Liberation Sans, Helvetica, Roboto nor DejaVu Sans. Install one of them, for instance Debian’s fonts-liberation.',
    );
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
