import type { Page } from '@playwright/test';
import { hydrated } from '../journey';

/** A phone, a tablet and a desk. */
export const pictureWidths = [390, 820, 1440];

/** Dates that a page computes are the same in every picture. */
const pictureTime = new Date('2026-01-15T10:00:00+05:30');

/**
 * Takes a picture of a whole page at each width, with everything still: no animation, one moment, all fonts and images there,
 * and nothing from other sites.
 * @param address an absolute URL
 * @returns a PNG for each width; undefined where there is no such page
 */
export async function takePictures(page: Page, address: string): Promise<Map<number, Buffer> | undefined> {
  await page.clock.setFixedTime(pictureTime);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { origin } = new URL(address);
  await page.route(
    (url) => url.origin !== origin && url.protocol !== 'data:',
    (route) => route.abort(),
  );
  const answer = await page.goto(address);
  if (answer?.status() !== 200) return undefined;
  await hydrated(page);
  const pictures = new Map<number, Buffer>();
  for (const width of pictureWidths) {
    await page.setViewportSize({ width, height: 900 });
    await showWhole(page);
    pictures.set(width, await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }));
  }
  return pictures;
}

/** Renders what is below the window and loads its images, which browsers otherwise put off. */
async function showWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    for (const image of document.images) image.loading = 'eager';
    // A missing image is a difference, too.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}
