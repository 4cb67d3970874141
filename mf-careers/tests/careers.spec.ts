import type { Locator } from '@playwright/test';
import { composed, expect, hydrated, test } from '@site/kit/testing/journey';
import { formatExperience } from '../src/components/format-experience';
import { careersPage } from '../src/content/careers-page';
import { jobs } from './support/jobs';

const { toggle, internship } = careersPage;

test.describe('the careers page', () => {
  test('shows heading, tagline and a card for each full-time job', async ({ page }) => {
    await page.goto('/career');
    await expect(page.getByRole('heading', { level: 1, name: careersPage.title })).toBeVisible();
    await expect(page.getByText(careersPage.tagline)).toBeVisible();
    await expect(page.getByRole('button', { name: toggle.fullTime, pressed: true })).toBeVisible();
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(jobs.map(({ title }) => title));
    for (const [at, { title, experience, location, salary, jobType, btnText, btnLink }] of jobs.entries()) {
      const card = page.getByRole('article').nth(at);
      await expect(card.getByRole('definition')).toHaveText([
        formatExperience(experience),
        location,
        salary,
        jobType,
      ]);
      const link = card.getByRole('link', { name: `${btnText} – ${title}` });
      await expect(link).toHaveAttribute('href', btnLink);
    }
  });

  test('shows only the internship programs behind the second button, by keyboard too', async ({ page }) => {
    await page.goto('/career');
    await hydrated(page);
    await page.getByRole('button', { name: toggle.fullTime }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: toggle.internship, pressed: true })).toBeFocused();
    await expect(page.getByRole('heading', { name: internship.heading })).toBeVisible();
    await expect(page.getByText(internship.text)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('article')).toHaveCount(jobs.length);
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
      await expect(cards).toHaveCount(jobs.length);
      const tops = await Promise.all([0, 1, 2].map((at) => topOf(cards.nth(at))));
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    });
  }

  test('describes each opening for search engines', async ({ page }) => {
    await page.goto('/career');
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const postings = texts.map((text) => JSON.parse(text)).filter((data) => data['@type'] === 'JobPosting');
    expect(postings.map(({ title }) => title)).toEqual(jobs.map(({ title }) => title));
  });
});

test.describe('without JavaScript', composed, () => {
  test.use({ javaScriptEnabled: false });

  test('openings and internship are both shown', async ({ page }) => {
    await page.goto('/career');
    await expect(page.getByRole('article')).toHaveCount(jobs.length);
    await expect(page.getByRole('heading', { name: internship.heading })).toBeVisible();
  });
});

async function topOf(element: Locator): Promise<number> {
  return Math.round((await element.boundingBox())?.y ?? Number.NaN);
}
