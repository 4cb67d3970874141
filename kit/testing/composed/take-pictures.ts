import type { Page, Response } from '@playwright/test';
import { hydrated } from '../journey';

/** Widths of a phone, a tablet and a desktop. */
export const pictureWidths = [390, 820, 1440];

/** Dates that a page computes are the same in every picture. */
const pictureTime = new Date('2026-01-15T10:00:00+05:30');

export interface PagePictures {
  /** A PNG of the whole page for each width. */
  pictures: Map<number, Buffer>;
  /** The paths of missing files that the page requested: images, fonts, styles. */
  missing: string[];
}

/**
 * Takes a picture of a whole page at each width, without movement: animations are off, the clock is fixed, all fonts and
 * images are loaded, and requests to other sites are blocked.
 * @param address an absolute URL
 * @returns undefined where there is no such page
 */
export async function takePictures(page: Page, address: string): Promise<PagePictures | undefined> {
  await page.clock.setFixedTime(pictureTime);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { origin } = new URL(address);
  await page.route(
    (url) => url.origin !== origin && url.protocol !== 'data:',
    (route) => route.abort(),
  );
  const missing = new Set<string>();
  const noteMissing = (answer: Response) => {
    if (answer.status() >= 400) missing.add(new URL(answer.url()).pathname);
  };
  page.on('response', noteMissing);
  const answer = await page.goto(address);
  if (answer?.status() !== 200) {
    page.off('response', noteMissing);
    return undefined;
  }
  await hydrated(page);
  const pictures = new Map<number, Buffer>();
  for (const width of pictureWidths) {
    await page.setViewportSize({ width, height: 900 });
    await showWhole(page);
    await freezeFixed(page);
    pictures.set(width, await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }));
  }
  page.off('response', noteMissing);
  return { pictures, missing: [...missing] };
}

/** Renders the part below the window and loads its images, which browsers otherwise defer. */
async function showWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const named = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const style = getComputedStyle(element);
      if (style.contentVisibility === 'auto') element.style.contentVisibility = 'visible';
      for (const image of [style.backgroundImage, style.maskImage])
        for (const [, address = ''] of image.matchAll(/url\("([^"]+)"\)/g)) named.add(address);
    }
    for (const image of document.images) image.loading = 'eager';
    const styled = [...named].map((src) => Object.assign(new Image(), { src }));
    // A missing image is a difference, too.
    await Promise.all([...document.images, ...styled].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

/**
 * Places what is fixed to the window, such as the chat button, at the same point of the page instead. In a picture that is
 * larger than the window, a busy browser may lack it.
 */
async function freezeFixed(page: Page): Promise<void> {
  await page.evaluate(() => {
    // The place of the previous width.
    for (const element of document.querySelectorAll<HTMLElement>('[data-frozen]'))
      for (const property of ['position', 'inset', 'width', 'height']) element.style.removeProperty(property);
    const fixed = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => getComputedStyle(element).position === 'fixed',
    );
    const frozen = fixed.map((element) => {
      const { width, height } = getComputedStyle(element);
      return { element, place: element.getBoundingClientRect(), width, height };
    });
    for (const { element, place, width, height } of frozen) {
      element.dataset.frozen = '';
      Object.assign(element.style, { position: 'absolute', inset: '0 auto auto 0', width, height });
      // An absolute place is relative to the closest positioned element around it.
      const { left, top } = element.getBoundingClientRect();
      element.style.inset = `${place.top - top}px auto auto ${place.left - left}px`;
    }
  });
}
