import type { Locator } from '@playwright/test';
import { composed, expect, openHydrated, test } from '@site/kit/testing/journey';
import { skillsIn } from '../src/components/skills-in';
import { applicationPage } from '../src/content/application-page';
import { careersPage } from '../src/content/careers-page';
import { jobs } from '../src/entries/jobs';
import { oneJob } from './support/jobs';

const { toggle, internship } = careersPage;

test.describe('the careers page', () => {
  test('shows only the internship programs after the second button, by keyboard, too', async ({ page }) => {
    await openHydrated(page, '/career');
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

  test('lays the cards out in three columns, two or one, depending on the width', async ({ page }) => {
    await page.goto('/career');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(jobs.length);
    for (const [width, columns] of [
      [1440, 3],
      [820, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await Promise.all(jobs.slice(0, 3).map((_, at) => topOf(cards.nth(at))));
      expect(tops.filter((top) => top === tops[0])).toHaveLength(Math.min(columns, jobs.length));
    }
  });

  test('breaks a long word on a phone, so that nothing is cut off', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    for (const [path, text] of [
      ['/career', oneJob.title],
      [`/career/${oneJob.slug}`, skillsIn(oneJob.skill)[0] ?? ''],
    ] as const) {
      await openHydrated(page, path);
      const element = page
        .getByRole('main')
        .getByText(text, { exact: true })
        .filter({ visible: true })
        .first();
      const rightEnd = await element.evaluate((each) => {
        each.textContent = 'HTML/CSS/JavaScript/TypeScript/React/Angular';
        return each.getBoundingClientRect().right;
      });
      expect(rightEnd, path).toBeLessThanOrEqual(390);
    }
  });

  test('links the title of a card to the page of the job', composed, async ({ page, watched }) => {
    const { title, slug } = oneJob;
    await openHydrated(page, '/career');
    await page.getByRole('article').getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(`/career/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(watched.problems).toEqual([]);
  });
});

test.describe('without JavaScript', composed, () => {
  test.use({ javaScriptEnabled: false });

  test('openings and internship are both shown', async ({ page }) => {
    await page.goto('/career');
    await expect(page.getByRole('article')).toHaveCount(jobs.length);
    await expect(page.getByRole('heading', { name: internship.heading })).toBeVisible();
  });

  test('a job is chosen by links alone, and is kept after a reload', async ({ page }) => {
    const { slug, title, btnText } = oneJob;
    await page.goto(`/career/${slug}`);
    await page.getByRole('link', { name: btnText }).first().click();
    for (let visit = 0; visit < 2; visit += 1) {
      await expect(page).toHaveURL(`/career/CareerForm/${slug}`);
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expect(page.getByLabel(applicationPage.form.fields.role.label)).toHaveValue(title);
      await page.reload();
    }
  });

  test('an application without a job links to the openings', async ({ page }) => {
    await page.goto('/career/CareerForm');
    for (const { title } of jobs)
      await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toBeVisible();
  });
});

async function topOf(element: Locator): Promise<number> {
  return Math.round((await element.boundingBox())?.y ?? Number.NaN);
}
