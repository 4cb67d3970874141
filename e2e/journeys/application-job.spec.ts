import type { Locator, Page } from '@playwright/test';
import { choose, openings } from '../support/openings';
import { expect, hydrated, test } from '../support/test';

test.describe('the job that is applied for', () => {
  for (const { title, experience, domain, location } of openings) {
    test(`shows the ${title} that was chosen, and still does after a reload`, async ({ page, watched }) => {
      await choose(page, title);
      for (let visit = 0; visit < 2; visit += 1) {
        await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
        for (const [label, value] of [
          ['Experience', experience],
          ['Duration', 'NA'],
          ['Domain', domain],
          ['Location', location],
        ] as const) {
          await expect(fact(page, label)).toHaveText(value);
        }
        expect(await listUnder(page, 'Skills').count()).toBeGreaterThanOrEqual(3);
        await expect(listUnder(page, 'Requirements')).toHaveCount(5);
        await expect(listUnder(page, 'Responsibilities')).toHaveCount(5);
        await expect(page.getByLabel('Role')).toHaveValue(title);
        await page.reload();
        await hydrated(page);
      }
      expect(watched.problems).toEqual([]);
    });
  }

  test('keeps the job for a visitor who skips to the content, also after a reload', async ({ page }) => {
    await choose(page, 'ASP.NET Developer');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await skip.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/career/CareerForm#page');
    await expect(page.getByRole('heading', { level: 2, name: 'ASP.NET Developer' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.usr?.job?.title)).toBe('ASP.NET Developer');
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'ASP.NET Developer' })).toBeVisible();
  });

  test('opened without a job has empty details and a way back to the openings', async ({ page, watched }) => {
    await page.goto('/career/CareerForm');
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'No opening chosen yet' })).toBeVisible();
    await expect(page.getByText('Requirements', { exact: true })).toHaveCount(0);
    await expect(page.getByLabel('Role')).toHaveValue('');
    await page.getByRole('link', { name: 'See the openings' }).click();
    await expect(page).toHaveURL('/career');
    expect(watched.problems).toEqual([]);
  });

  for (const state of ['"yesterday"', '{"job":{"title":"Weaver"}}', '{"job":null}', '[1,2]']) {
    test(`is not thrown by the foreign history state ${state}`, async ({ page, watched }) => {
      await page.goto('/career/CareerForm');
      await page.evaluate(
        (usr) => history.replaceState({ usr: JSON.parse(usr), key: 'k', idx: 0 }, ''),
        state,
      );
      await page.reload();
      await hydrated(page);
      await expect(page.getByRole('heading', { name: 'No opening chosen yet' })).toBeVisible();
      expect(watched.problems).toEqual([]);
    });
  }
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
