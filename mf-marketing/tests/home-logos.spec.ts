import type { Page } from '@playwright/test';
import { composed, expect, test } from '@site/kit/testing/journey';
import { home } from '../src/content/home/home';
import { expectLogos } from './support/technology-logos';

const { heading, logos, pause } = home.partners;

const logosOf = (page: Page) => page.getByRole('region', { name: heading });

test.describe('the partner logos', () => {
  test('are drawn from one file', composed, async ({ page, watched }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expectLogos(logosOf(page).getByRole('list'), logos.length);
    const files = watched.requests.map((url) => new URL(url).pathname);
    expect(files.filter((file) => file.endsWith('.svg') && file.includes('/releases/'))).toHaveLength(1);
  });

  test('pause on hover and focus, and are shown once, without moving, with reduced motion', async ({
    page,
  }) => {
    await page.goto('/');
    const list = logosOf(page).getByRole('list');
    await logosOf(page).getByRole('heading').hover();
    await expect(list).toHaveCSS('animation-play-state', 'running');
    const box = await list.boundingBox();
    await page.mouse.move(640, (box?.y ?? 0) + 30);
    await expect(list).toHaveCSS('animation-play-state', 'paused');
    await page.mouse.move(2, 2);
    await expect(list).toHaveCSS('animation-play-state', 'running');
    await page.keyboard.press('Tab');
    await logosOf(page).getByRole('checkbox').focus();
    await expect(list).toHaveCSS('animation-play-state', 'paused');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(list).toHaveCSS('animation-name', 'none');
    const shown = logosOf(page).getByRole('listitem', { includeHidden: true }).filter({ visible: true });
    await expect(shown).toHaveCount(logos.length);
  });

  test('are printed in full, although Firefox keeps their movement on paper', async ({ page }) => {
    await page.goto('/');
    const list = logosOf(page).getByRole('list');
    await list.evaluate((element) =>
      element.animate({ transform: ['translateX(-50%)', 'translateX(-50%)'] }, { duration: Infinity }),
    );
    await page.emulateMedia({ media: 'print' });
    const lefts = await logosOf(page)
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
    expect(lefts).toHaveLength(logos.length);
    expect(Math.min(...lefts)).toBeGreaterThanOrEqual(0);
  });
});

test.describe('without JavaScript', composed, () => {
  test.use({ javaScriptEnabled: false });

  test('the moving logos can be paused', async ({ page }) => {
    await page.goto('/');
    const passing = logosOf(page).getByRole('list');
    await expect(passing).toHaveCSS('animation-play-state', 'running');
    await logosOf(page).getByRole('checkbox', { name: pause }).check();
    await expect(passing).toHaveCSS('animation-play-state', 'paused');
  });
});
