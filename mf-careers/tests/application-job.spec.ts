import type { Locator, Page } from '@playwright/test';
import { composed, expect, hydrated, openHydrated, test } from '@site/kit/testing/journey';
import { formatExperience } from '../src/components/facts/format-experience';
import { applicationPage } from '../src/content/application-page';
import { choose, oneJob } from './support/jobs';

const { labels, none } = applicationPage.job;
const role = applicationPage.form.fields.role.label;

test.describe('the chosen job', () => {
  test('is shown, even after a reload', async ({ page, watched }) => {
    const job = oneJob;
    const { title } = job;
    await choose(page, job);
    for (let visit = 0; visit < 2; visit += 1) {
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      for (const [label, value] of [
        [labels.experience, formatExperience(job.experience)],
        [labels.duration, job.duration],
        [labels.domain, job.domain],
        [labels.location, job.location],
      ] as const) {
        await expect(fact(page, label)).toHaveText(value);
      }
      await expect(listUnder(page, labels.skill)).not.toHaveCount(0);
      await expect(listUnder(page, labels.Requirements)).toHaveText(job.Requirements);
      await expect(listUnder(page, labels.Responsibilities)).toHaveText(job.Responsibilities);
      await expect(page.getByLabel(role)).toHaveValue(title);
      await page.reload();
      await hydrated(page);
    }
    expect(watched.problems).toEqual([]);
  });

  test('is kept for a visitor who skips to the content, even after a reload', composed, async ({ page }) => {
    await choose(page, oneJob);
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await skip.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/career/CareerForm#page');
    await expect(page.getByRole('heading', { level: 2, name: oneJob.title })).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.usr?.job?.title)).toBe(oneJob.title);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: oneJob.title })).toBeVisible();
  });

  test('can be chosen after the form was filled in', composed, async ({ page, watched }) => {
    const { fields } = applicationPage.form;
    await openHydrated(page, '/career/CareerForm');
    await page.getByLabel(fields.firstName.label).fill('Isha');
    await page.getByLabel(fields.city.label).selectOption('Indore');
    await page.getByRole('main').getByRole('link', { name: oneJob.title }).click();
    await expect(page.getByLabel(role)).toHaveValue(oneJob.title);
    await expect(page.getByLabel(fields.firstName.label)).toHaveValue('Isha');
    await expect(page.getByLabel(fields.city.label)).toHaveValue('Indore');
    expect(watched.problems).toEqual([]);
  });

  test('a foreign history state is ignored', async ({ page, watched }) => {
    await page.goto('/career/CareerForm');
    for (const state of ['yesterday', { job: { title: 'Weaver' } }, { job: null }, [1, 2]]) {
      await page.evaluate((usr) => history.replaceState({ usr, key: 'k', idx: 0 }, ''), state);
      await page.reload();
      await hydrated(page);
      await expect(page.getByRole('heading', { name: none.heading })).toBeVisible();
      expect(await page.evaluate(() => history.state.usr)).toEqual(state);
      expect(watched.problems).toEqual([]);
    }
  });
});

function fact(page: Page, label: string): Locator {
  return page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition');
}

/** The items of the list right below a heading. */
function listUnder(page: Page, heading: string): Locator {
  return page
    .getByRole('heading', { name: heading, exact: true })
    .locator('xpath=following-sibling::ul[1]')
    .getByRole('listitem');
}
