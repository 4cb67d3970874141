import type { Page } from '@playwright/test';
import { hydrated } from './journey';

/**
 * Delays the fonts of a page until it is hydrated; until then fallback fonts are shown. The test fails where none of the
 * fonts that the fallbacks are fitted to is installed.
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

/** The largest cumulative layout shift allowed: a fifth of what Core Web Vitals rate as good. */
export const unseenShift = 0.02;

/** Fallbacks of phones, and fonts with the same widths. */
const phoneFonts = ['Arial', 'Liberation Sans', 'Helvetica', 'Roboto'];
let isReported = false;

/**
 * The limit for the shift at a phone's width. A machine with DejaVu alone can't measure it, because no phone has that font
 * and its text wraps differently: there, shift is checked at a desktop's width only, and a line is printed.
 */
export async function phoneShiftLimit(page: Page): Promise<number> {
  const hasPhoneFont = await page.evaluate(async (names) => {
    const faces = names.map((name) => new FontFace('installed', `local("${name}")`).load());
    return (await Promise.allSettled(faces)).some(({ status }) => status === 'fulfilled');
  }, phoneFonts);
  if (hasPhoneFont) return unseenShift;
  if (!isReported)
    console.warn(
      `Layout shift is not judged at a phone’s width: none of ${phoneFonts.join(', ')} is installed. Install one of them, for instance Debian’s fonts-liberation.`,
    );
  isReported = true;
  return Number.POSITIVE_INFINITY;
}

/**
 * Switches a loaded page to its fallback fonts and back, as if its fonts arrived now. Needs no load of its own, so it can
 * be repeated at further widths.
 * @returns the layout shift, equal to that of {@link fontsArriveLate} and `layoutShift` for a page loaded at this width
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
      if (fallbacks.length === 0) throw new Error(`${token} contains no fallback fonts.`);
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
