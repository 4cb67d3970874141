import type { Page } from '@playwright/test';
import { holdBack } from '@site/kit/testing/hold-back';
import { isSameDocument, markDocument } from '@site/kit/testing/same-document';
import { contactPage } from '../../mf-contact/src/content/contact-page';
import { careersHeading, careersTitle, expectInternshipOnClick, listedJob } from '../support/careers-page';
import { expect, hydrated, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

/**
 * Opens the careers page while its module is delayed. The page's clock is stopped until the module is released: the shell
 * gives up on a remote after five seconds, and a slow machine could take longer for the rest.
 */
async function openWithoutModule(page: Page): Promise<{ letThrough: () => Promise<void> }> {
  const answer = await holdBack(page, /__federation_expose_(?:careers_page|openings_island)\./);
  await page.clock.install({ time: '2026-01-01T10:00:00' });
  await page.clock.pauseAt('2026-01-01T10:00:01');
  await page.goto('/career', { waitUntil: 'commit' });
  return {
    letThrough: async () => {
      answer();
      await page.clock.resume();
    },
  };
}

/** The menu is hydrated while the page is not. */
async function expectLayoutOnly(page: Page) {
  const toggle = page.getByRole('banner').getByRole('button', { name: 'menu' });
  // React sets the attribute; the browser's popover button has none.
  await expect(async () => {
    // One frame: the layout is hydrated after the next one.
    await page.clock.runFor(20);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false', { timeout: 100 });
  }).toPass();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await expect(careersHeading(page)).toBeVisible();
  await expect(page.getByText(listedJob).first()).toBeVisible();
}

test('the layout works while a remote is slow, and its page is then hydrated in place', async ({
  page,
  watched,
}) => {
  const { letThrough } = await openWithoutModule(page);
  await expectLayoutOnly(page);
  await page.evaluate(() => Object.assign(window, { heading: document.querySelector('h1') }));

  await letThrough();
  await hydrated(page);
  await expectInternshipOnClick(page);
  expect(
    await page.evaluate(() => 'heading' in window && window.heading === document.querySelector('h1')),
  ).toBe(true);
  expect(watched.problems).toEqual([]);
});

test('a visitor leaves a page whose remote is slow without a reload, and returns once it is loaded', async ({
  page,
  watched,
}) => {
  const { letThrough } = await openWithoutModule(page);
  await expectLayoutOnly(page);
  await markDocument(page);

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1, name: contactPage.title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${contactPage.head.title}`));

  await letThrough();
  await footer.getByRole('link', { name: 'Careers', exact: true }).click();
  await expect(careersHeading(page)).toBeVisible();
  await expect(page).toHaveTitle(careersTitle);
  expect(await page.evaluate(() => document.querySelectorAll('title').length)).toBe(1);
  expect(await isSameDocument(page)).toBe(true);
  expect(watched.problems).toEqual([]);
});
