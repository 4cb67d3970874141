import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test';

/** The parts of a page that are not laid out until they come near the window. */
const waitingParts = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('#remote-page > *')].filter(
        (part) => getComputedStyle(part).contentVisibility !== 'visible',
      ).length,
  );

test('right after the first paint the whole page is laid out', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  expect(await waitingParts(page)).toBe(0);
});

test('without scripts nothing waits', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  expect(await waitingParts(page)).toBe(0);
  await context.close();
});

test('a reload keeps the place that the visitor was at', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const heading = page.getByRole('heading', { level: 2 }).last();
  await heading.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(2000);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});
