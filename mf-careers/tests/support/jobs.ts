import type { Page } from '@playwright/test';
import { expect, openHydrated } from '@site/kit/testing/journey';
import { applicationPage } from '../../src/content/application-page';
import type { Job } from '../../src/content/job.schema';
import { jobs } from '../../src/entries/jobs';

/** One opening, for journeys that are the same with each. */
export const oneJob = jobs.at(-1) as Job;

/** Opens the application of a job from the list of openings. */
export async function choose(page: Page, { btnText, title }: Job): Promise<void> {
  await openHydrated(page, '/career');
  await page.getByRole('link', { name: `${btnText} – ${title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: applicationPage.title })).toBeVisible();
  await expect(page).toHaveURL('/career/CareerForm');
}
