import type { Locator } from '@playwright/test';
import { openings } from '../support/openings';
import { expect, hydrated, test } from '../support/test';

const jobs = openings.map(({ title }) => title);

test.describe('the careers page', () => {
  test('shows heading, tagline and the three full-time jobs', async ({ page }) => {
    await page.goto('/career');
    await expect(page.getByRole('heading', { level: 1, name: 'Career' })).toBeVisible();
    await expect(page.getByText("Your future starts here — let's build it together.")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Full Time', pressed: true })).toBeVisible();
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(jobs);
    for (const [at, { title, experience, location }] of openings.entries()) {
      const card = page.getByRole('article').nth(at);
      await expect(card.getByRole('definition')).toHaveText([
        experience,
        location,
        'Competitive',
        'Full-Time',
      ]);
      const link = card.getByRole('link', { name: `Apply Now – ${title}` });
      await expect(link).toHaveAttribute('href', '/career/CareerForm');
    }
  });

  test('shows only the internship programs behind the second button, by keyboard too', async ({ page }) => {
    await page.goto('/career');
    await hydrated(page);
    await page.getByRole('button', { name: 'Full Time' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Internship', pressed: true })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Internship Programs' })).toBeVisible();
    await expect(page.getByText(/hands-on experience/)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('article')).toHaveCount(3);
  });

  for (const { width, columns } of [
    { width: 1440, columns: 3 },
    { width: 820, columns: 2 },
    { width: 390, columns: 1 },
  ]) {
    test(`lays the cards out in ${columns} column(s) at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/career');
      const cards = page.getByRole('article');
      await expect(cards).toHaveCount(3);
      const tops = await Promise.all([0, 1, 2].map((at) => topOf(cards.nth(at))));
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    });
  }

  test('describes each opening for search engines', async ({ page }) => {
    await page.goto('/career');
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const postings = texts.map((text) => JSON.parse(text)).filter((data) => data['@type'] === 'JobPosting');
    expect(postings.map(({ title }) => title)).toEqual(jobs);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('openings and internship are both shown', async ({ page }) => {
    await page.goto('/career');
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Internship Programs' })).toBeVisible();
  });
});

async function topOf(element: Locator): Promise<number> {
  return Math.round((await element.boundingBox())?.y ?? Number.NaN);
}
