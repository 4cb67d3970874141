import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test';

const carouselOf = (page: Page) => page.getByRole('region', { name: 'What clients tell us' });

/** Scrolls to the testimonials with the mouse elsewhere, and waits until they play. */
async function atCarousel(page: Page): Promise<Locator> {
  await page.goto('/');
  await hydrated(page);
  await page.mouse.move(2, 2);
  const carousel = carouselOf(page);
  await carousel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(carousel).toHaveAttribute('data-ready', 'true');
  return carousel;
}

test.describe('the testimonials', () => {
  test('rate with 4.5 or 4.8, in half stars and as a number', async ({ page }) => {
    await page.goto('/');
    const ratings = carouselOf(page).getByRole('img', { name: / out of 5$/ });
    await expect(ratings).toHaveCount(4);
    expect(await ratings.allTextContents()).toEqual(['4.8', '4.5', '4.8', '4.5']);
  });

  test('Swiper is asked for only near them', async ({ page, watched }) => {
    const holdsSwiper = async () => {
      const scripts = watched.requests.filter((address) => address.endsWith('.js'));
      const sources = await Promise.all(
        scripts.map(async (script) => (await page.request.get(script)).text()),
      );
      return sources.some((source) => source.includes('swiper-slide-active'));
    };
    await page.goto('/', { waitUntil: 'networkidle' });
    await hydrated(page);
    expect(await holdsSwiper()).toBe(false);
    await carouselOf(page).scrollIntoViewIfNeeded();
    await expect(carouselOf(page)).toHaveAttribute('data-ready', 'true');
    expect(await holdsSwiper()).toBe(true);
  });

  test('move on by themselves after 3 s, in a move of 2 s', async ({ page }) => {
    const carousel = await atCarousel(page);
    await expect(carousel).toHaveAttribute('data-slide', '0');
    await expect(carousel).toHaveAttribute('data-autoplay', 'playing');
    const still = Date.now();
    await Promise.all([
      expect(carousel).toHaveAttribute('data-animating', 'true', { timeout: 10_000 }),
      expect(carousel.getByRole('list')).toHaveCSS('transition-duration', '2s', { timeout: 10_000 }),
    ]);
    expect(Date.now() - still).toBeGreaterThan(1500);
    await expect(carousel).toHaveAttribute('data-slide', '1');
    await expect(carousel).toHaveAttribute('data-animating', 'false', { timeout: 10_000 });
    await expect(carousel.getByRole('status')).toBeEmpty();
  });

  test('turn for ever: before the first comes the last, after it the first', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const carousel = await atCarousel(page);
    await carousel.getByRole('button', { name: 'Previous testimonial' }).click();
    await expect(carousel).toHaveAttribute('data-slide', '3');
    await expect(carousel.getByText('Farida Contractor', { exact: true })).toBeInViewport();
    for (const slide of ['0', '1', '2', '3', '0']) {
      await carousel.getByRole('button', { name: 'Next testimonial' }).click();
      await expect(carousel).toHaveAttribute('data-slide', slide);
    }
    await expect(carousel.getByText('Rajesh Agrawal', { exact: true })).toBeInViewport();
  });

  test('show one at a time, and only that one to a screen reader', async ({ page }) => {
    const carousel = await atCarousel(page);
    await expect(carousel.getByRole('listitem')).toHaveCount(1);
    const stage = await carousel.getByRole('list').boundingBox();
    const slide = await carousel.getByRole('listitem').boundingBox();
    expect(Math.abs((stage?.width ?? 0) - (slide?.width ?? 0))).toBeLessThan(2);
  });

  test('hold under the mouse and while the keyboard is there, and play on afterwards', async ({ page }) => {
    const carousel = await atCarousel(page);
    await carousel.getByRole('blockquote').first().hover();
    await expect(carousel).toHaveAttribute('data-autoplay', 'hovered');
    await page.mouse.move(2, 2);
    await expect(carousel).toHaveAttribute('data-autoplay', 'playing');
    await carousel.getByRole('button', { name: 'Next testimonial' }).focus();
    await expect(carousel).toHaveAttribute('data-autoplay', 'focused');
    await carousel.getByRole('button', { name: 'Next testimonial' }).blur();
    await expect(carousel).toHaveAttribute('data-autoplay', 'playing');
  });

  test('stay paused after Pause, and move on after Play though the mouse still rests on it', async ({
    page,
  }) => {
    const carousel = await atCarousel(page);
    await carousel.getByRole('button', { name: 'Pause the testimonials' }).click();
    await expect(carousel).toHaveAttribute('data-autoplay', 'paused');
    const before = await carousel.getAttribute('data-slide');
    await carousel.getByRole('button', { name: 'Play the testimonials' }).click();
    await expect(carousel).toHaveAttribute('data-autoplay', 'playing');
    await expect(carousel).not.toHaveAttribute('data-slide', before ?? '', { timeout: 10_000 });
  });

  test('follow a swipe, and say which one is now there', async ({ page }) => {
    const carousel = await atCarousel(page);
    const box = await carousel.getByRole('list').boundingBox();
    if (!box) throw new Error('The testimonials have no place on the page.');
    const [x, y] = [box.x + box.width * 0.7, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - box.width * 0.65, y, { steps: 6 });
    await page.mouse.up();
    await expect(carousel).toHaveAttribute('data-slide', '1');
    await expect(carousel.getByRole('status')).toHaveText(/^2 \/ 4: The discharge queue is gone\./);
  });

  test('neither play nor glide for who asked for less motion, and the buttons still move them', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const carousel = await atCarousel(page);
    await expect(carousel).toHaveAttribute('data-autoplay', 'paused');
    await expect(carousel.getByRole('button', { name: /^(Pause|Play)/ })).toHaveCount(0);
    await carousel.getByRole('button', { name: 'Next testimonial' }).click();
    await expect(carousel).toHaveAttribute('data-slide', '1');
    await expect(carousel).toHaveAttribute('data-animating', 'false');
    await expect(carousel.getByRole('list')).toHaveCSS('transition-duration', '0s');
  });

  test('stop when the setting changes while they play', async ({ page }) => {
    const carousel = await atCarousel(page);
    await expect(carousel).toHaveAttribute('data-autoplay', 'playing');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(carousel).toHaveAttribute('data-autoplay', 'paused');
  });

  test('survive leaving the page in the middle of a move and coming back', async ({ page, watched }) => {
    const carousel = await atCarousel(page);
    await Promise.all([
      expect(carousel).toHaveAttribute('data-animating', 'true'),
      carousel.getByRole('button', { name: 'Next testimonial' }).click(),
    ]);
    await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page).toHaveURL('/service');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await carouselOf(page).scrollIntoViewIfNeeded();
    await expect(carouselOf(page)).toHaveAttribute('data-ready', 'true');
    await carouselOf(page).getByRole('button', { name: 'Next testimonial' }).click();
    await expect(carouselOf(page)).toHaveAttribute('data-slide', '1');
    expect(watched.problems).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all four testimonials can be read, and no button is there that does nothing', async ({ page }) => {
    await page.goto('/');
    const quotes = carouselOf(page).getByRole('listitem');
    await expect(quotes).toHaveCount(4);
    for (const quote of await quotes.all()) await expect(quote.getByRole('blockquote')).toBeVisible();
    const tops = await quotes.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(4);
    await expect(carouselOf(page).getByRole('button')).toHaveCount(0);
  });
});
