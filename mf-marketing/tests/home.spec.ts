import type { Page } from '@playwright/test';
import { composed, expect, openHydrated, test } from '@site/kit/testing/journey';
import { unseenShift } from '@site/kit/testing/late-fonts';
import { home } from '../src/content/home/home';

const { hero, about, services, process, testimonials, partners } = home;
const shown = services.cards.slice(0, services.shown);

const servicesOf = (page: Page) => page.getByRole('region', { name: services.heading });

/** The browser's entry, of which TypeScript has no type. */
interface LayoutShift {
  value: number;
  sources: { node: Node | null }[];
}

interface Shift {
  value: number;
  /** The elements that were moved. */
  moved: string[];
}

test.describe('the page', () => {
  test('has its sections in the required order under one level-1 heading', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      about.heading,
      services.heading,
      process.heading,
      testimonials.heading,
      partners.heading,
    ]);
    const places = await Promise.all(
      [
        main.getByRole('heading', { level: 1 }),
        main.getByRole('link', { name: hero.button.label }),
        main.getByRole('link', { name: about.link.label }),
        main.getByRole('link', { name: services.more.label }),
        main.getByRole('heading', { name: process.heading }),
        main.getByRole('heading', { name: testimonials.heading }),
        main.getByRole('heading', { name: partners.heading }),
      ].map(async (landmark) => (await landmark.boundingBox())?.y ?? Number.NaN),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
    await expect(page.getByRole('link', { name: about.link.label })).toHaveAttribute('href', '/v');
  });

  test('shifts no visible content while it loads', composed, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: Shift[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as unknown as LayoutShift;
          const moved = sources.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 80) : '',
          );
          shifts.push({ value, moved });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openHydrated(page, '/', { waitUntil: 'networkidle' });
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts)).toBeLessThan(unseenShift);
  });
});

test.describe('the hero', () => {
  test('the ribbons of the picture don’t move with reduced motion', async ({ page }) => {
    const running = () => page.evaluate(() => document.getAnimations().length);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, '/');
    expect(await running()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(running).toBeGreaterThan(0);
  });
});

test.describe('the service grid', () => {
  test('a click anywhere on a card follows its link', async ({ page }) => {
    await openHydrated(page, '/');
    const card = servicesOf(page).getByRole('article').nth(1);
    await card.click({ position: { x: 40, y: 40 } });
    await expect(page).toHaveURL(shown[1]?.btnLink ?? '');
  });

  test('a click on the picture of a card follows its link', async ({ page }) => {
    for (const [index, { btnLink, addClass }] of shown.entries()) {
      if (addClass === 'plain') continue;
      await openHydrated(page, '/');
      const card = servicesOf(page).getByRole('article').nth(index);
      // It is on the right, or below the text.
      const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
      await card.click({ position: { x: width - 20, y: height - 20 } });
      await expect(page).toHaveURL(btnLink);
    }
  });
});
