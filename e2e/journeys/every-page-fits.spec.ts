import type { Page } from '@playwright/test';
import { violations } from '@site/kit/testing/accessibility';
import { fontsArriveLate, unseenShift } from '@site/kit/testing/late-fonts';
import { layoutShift } from '@site/kit/testing/layout-shift';
import { siteRoutes } from '../support/site-routes';
import { expect, hydrated, test } from '../support/test';

const widths = [320, 390, 600, 820, 1024, 1280, 1440, 1920];
const phone = 390;
const audited = [phone, 1280];

// Animations are over at once, so that measurements are stable.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of siteRoutes) {
  test(`${path} fits every width, is accessible (WCAG 2.2 AA, targets of 44 px), and does not shift on a phone when its fonts arrive`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: phone, height: 900 });
    await fontsArriveLate(page);
    await page.goto(path);
    await hydrated(page);
    expect(await layoutShift(page)).toBeLessThan(unseenShift);

    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
      if (!audited.includes(width)) continue;
      expect(await smallTargets(page), `at ${width} px`).toEqual([]);
      expect(await violations(page), `at ${width} px`).toEqual([]);
    }
  });
}

/** Targets smaller than 44 px, except links that a pseudo-element extends over their card. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('a, button, input, select, textarea, summary')];
    return all.flatMap((element) => {
      const spread = getComputedStyle(element, '::after');
      if (spread.content !== 'none' && spread.position === 'absolute') return [];
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      // Visually hidden controls are one pixel wide until they have the focus.
      if (width <= 1 || Math.min(width, height) > 43.5) return [];
      return `${element.tagName} ${element.textContent || element.ariaLabel}: ${width} × ${height} px`;
    });
  });
}
