import type { Locator, Page } from '@playwright/test';
import { composed, expect, openHydrated, test } from '@site/kit/testing/journey';
import { home } from '../src/content/home/home';

const { heading, controls, items } = home.testimonials;
const lastSlide = String(items.length - 1);

const carouselOf = (page: Page) => page.getByRole('region', { name: heading });

/** Scrolls to the testimonials with the mouse elsewhere, and waits until they play. */
async function atCarousel(page: Page): Promise<Locator> {
  await openHydrated(page, '/');
  await page.mouse.move(2, 2);
  const carousel = carouselOf(page);
  await carousel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(carousel).toHaveAttribute('data-ready', 'true');
  return carousel;
}

test.describe('the testimonials', () => {
  test('show ratings of 4.5 or 4.8, in half stars and as a number', async ({ page }) => {
    await page.goto('/');
    const ratings = carouselOf(page).getByRole('img', { name: / out of 5$/ });
    await expect(ratings).toHaveText(items.map(({ rating }) => rating));
  });

  test('Swiper is requested only near them', composed, async ({ page, watched }) => {
    const holdsSwiper = async () => {
      const scripts = watched.requests.filter((address) => address.endsWith('.js'));
      const sources = await Promise.all(
        scripts.map(async (script) => (await page.request.get(script)).text()),
      );
      return sources.some((source) => source.includes('swiper-slide-active'));
    };
    await openHydrated(page, '/', { waitUntil: 'networkidle' });
    expect(await holdsSwiper()).toBe(false);
    await carouselOf(page).scrollIntoViewIfNeeded();
    await expect(carouselOf(page)).toHaveAttribute('data-ready', 'true');
    expect(await holdsSwiper()).toBe(true);
  });

  test('advance automatically after 3 s, in an animation of 2 s', async ({ page }) => {
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

  test('a press as soon as the buttons are shown starts a whole move', async ({ page }) => {
    await openHydrated(page, '/');
    const moved = await carouselOf(page).evaluate(async (carousel, next) => {
      const becomes = (name: string, value: string) =>
        new Promise<number>((resolve) => {
          const watch = new MutationObserver(() => {
            if (carousel.getAttribute(name) !== value) return;
            watch.disconnect();
            resolve(performance.now());
          });
          watch.observe(carousel, { attributes: true });
        });
      const ready = becomes('data-ready', 'true');
      carousel.scrollIntoView({ block: 'center', behavior: 'instant' });
      await ready;
      const started = becomes('data-animating', 'true');
      carousel.querySelector<HTMLElement>(`[aria-label="${next}"]`)?.click();
      const time = -(await started) + (await becomes('data-animating', 'false'));
      return { time, slide: carousel.getAttribute('data-slide') };
    }, controls.next);
    expect(moved.slide).toBe('1');
    expect(moved.time).toBeGreaterThan(1500);
  });

  test('fit the window when its width changes', async ({ page }) => {
    const carousel = await atCarousel(page);
    await carousel.getByRole('button', { name: controls.next }).click();
    await page.setViewportSize({ width: 820, height: 1180 });
    const beyondStage = () =>
      carousel.getByRole('listitem').evaluate((slide) => {
        const stage = slide.parentElement?.parentElement?.getBoundingClientRect();
        return Math.abs(slide.getBoundingClientRect().right - (stage?.right ?? 0));
      });
    await expect.poll(beyondStage).toBeLessThan(2);
    await expect(carousel).toHaveAttribute('data-slide', '1');
  });

  test('loop: before the first comes the last, after it the first', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const carousel = await atCarousel(page);
    await carousel.getByRole('button', { name: controls.previous }).click();
    await expect(carousel).toHaveAttribute('data-slide', lastSlide);
    await expect(carousel.getByText(items.at(-1)?.clientName ?? '', { exact: true })).toBeInViewport();
    for (const slide of [...items.keys(), 0].map(String)) {
      await carousel.getByRole('button', { name: controls.next }).click();
      await expect(carousel).toHaveAttribute('data-slide', slide);
    }
    await expect(carousel.getByText(items[0]?.clientName ?? '', { exact: true })).toBeInViewport();
  });

  test('show one at a time, and expose only that one to screen readers', async ({ page }) => {
    const carousel = await atCarousel(page);
    await expect(carousel.getByRole('listitem')).toHaveCount(1);
    const stage = await carousel.getByRole('list').boundingBox();
    const slide = await carousel.getByRole('listitem').boundingBox();
    expect(Math.abs((stage?.width ?? 0) - (slide?.width ?? 0))).toBeLessThan(2);
  });

  test('keep the focus of a visitor who comes by Tab: the first button takes it over', async ({ page }) => {
    await openHydrated(page, '/');
    await page.getByRole('link', { name: home.services.more.label }).focus();
    await page.keyboard.press('Tab');
    const carousel = carouselOf(page);
    await expect(carousel).toHaveAttribute('data-ready', 'true');
    await expect(carousel.getByRole('button', { name: controls.pause })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(carousel.getByRole('button', { name: controls.previous })).toBeFocused();
  });

  test('pause on hover and focus, and play on afterwards', async ({ page }) => {
    const carousel = await atCarousel(page);
    await carousel.getByRole('blockquote').first().hover();
    await expect(carousel).toHaveAttribute('data-autoplay', 'hovered');
    await page.mouse.move(2, 2);
    await expect(carousel).toHaveAttribute('data-autoplay', 'playing');
    await carousel.getByRole('button', { name: controls.next }).focus();
    await expect(carousel).toHaveAttribute('data-autoplay', 'focused');
    await carousel.getByRole('button', { name: controls.next }).blur();
    await expect(carousel).toHaveAttribute('data-autoplay', 'playing');
  });

  test('stay paused after Pause, and advance after Play although the mouse is still on it', async ({
    page,
  }) => {
    const carousel = await atCarousel(page);
    await carousel.getByRole('button', { name: controls.pause }).click();
    await expect(carousel).toHaveAttribute('data-autoplay', 'paused');
    const before = await carousel.getAttribute('data-slide');
    await carousel.getByRole('button', { name: controls.play }).click();
    await expect(carousel).toHaveAttribute('data-autoplay', 'playing');
    await expect(carousel).not.toHaveAttribute('data-slide', before ?? '', { timeout: 10_000 });
  });

  test('follow a slow swipe over a quarter of the width, and announce the new slide', async ({ page }) => {
    const carousel = await atCarousel(page);
    const box = await carousel.getByRole('list').boundingBox();
    if (!box) throw new Error('The testimonials are not on the page.');
    const [x, y] = [box.x + box.width * 0.7, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    const pressed = Date.now();
    await page.mouse.move(x - box.width / 4, y, { steps: 6 });
    // Swiper follows a swipe of less than 300 ms whatever its length.
    await expect.poll(() => Date.now() - pressed).toBeGreaterThan(300);
    await page.mouse.up();
    await expect(carousel).toHaveAttribute('data-slide', '1');
    await expect(carousel.getByRole('status')).toContainText(`2 / ${items.length}: ${items[1]?.title}`);
  });

  test('neither play nor animate with reduced motion, and the buttons still work', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const carousel = await atCarousel(page);
    await expect(carousel).toHaveAttribute('data-autoplay', 'paused');
    await expect(carousel.getByRole('button', { name: /^(Pause|Play)/ })).toHaveCount(0);
    await carousel.getByRole('button', { name: controls.next }).click();
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

  test('are printed in full, whichever is shown', async ({ page }) => {
    const carousel = await atCarousel(page);
    await carousel.getByRole('button', { name: controls.next }).click();
    await expect(carousel).toHaveAttribute('data-animating', 'false');
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 672, height: 900 });
    const ends = () =>
      carousel.locator('blockquote').evaluateAll((quotes) =>
        quotes.flatMap((quote) => {
          const { left, right } = quote.getBoundingClientRect();
          return [left, window.innerWidth - right];
        }),
      );
    expect(Math.min(...(await ends()))).toBeGreaterThanOrEqual(0);
  });

  test('are printed as wide as the paper, however narrow the screen was', async ({ page }) => {
    const carousel = await atCarousel(page);
    await page.emulateMedia({ media: 'print' });
    const gaps = await carousel.locator('li').evaluateAll((slides) =>
      slides.map((slide) => {
        // Swiper sets widths for the screen, and printing resizes no window.
        slide.style.width = '100px';
        return (slide.closest('div')?.clientWidth ?? 0) - slide.clientWidth;
      }),
    );
    expect(new Set(gaps)).toEqual(new Set([0]));
  });

  test(
    'work after leaving the page during an animation and coming back',
    composed,
    async ({ page, watched }) => {
      const carousel = await atCarousel(page);
      await Promise.all([
        expect(carousel).toHaveAttribute('data-animating', 'true'),
        carousel.getByRole('button', { name: controls.next }).click(),
      ]);
      // Scrolling up shows the header.
      await page.mouse.wheel(0, -200);
      await expect(page.getByRole('banner')).toHaveAttribute('data-state', 'shown-sticky');
      await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click();
      await expect(page).toHaveURL('/service');
      await page.goBack();
      await expect(page).toHaveURL('/');
      await carouselOf(page).scrollIntoViewIfNeeded();
      await expect(carouselOf(page)).toHaveAttribute('data-ready', 'true');
      await carouselOf(page).getByRole('button', { name: controls.next }).click();
      await expect(carouselOf(page)).toHaveAttribute('data-slide', '1');
      expect(watched.problems).toEqual([]);
    },
  );
});

test.describe('without JavaScript', composed, () => {
  test.use({ javaScriptEnabled: false });

  test('all testimonials can be read, and there is no button without effect', async ({ page }) => {
    await page.goto('/');
    const quotes = carouselOf(page).getByRole('listitem');
    await expect(quotes).toHaveCount(items.length);
    for (const quote of await quotes.all()) await expect(quote.getByRole('blockquote')).toBeVisible();
    const tops = await quotes.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(items.length);
    await expect(carouselOf(page).getByRole('button')).toHaveCount(0);
  });
});
