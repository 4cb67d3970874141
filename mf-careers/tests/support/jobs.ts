import type { Page } from '@playwright/test';
import { entriesIn } from '@site/kit/rsbuild/entries-in';
import { expect, hydrated } from '@site/kit/testing/journey';
import * as v from 'valibot';
import { applicationPage } from '../../src/content/application-page';
import { type Job, jobSchema } from '../../src/content/job.schema';

/** Every opening, in the order of the cards. */
export const jobs = Object.values(await entriesIn(import.meta.url, '../../src/content/jobs'))
  .map((entry) => v.parse(jobSchema, entry))
  .sort((one, other) => one.order - other.order);

/** One opening, for journeys that are the same with each. */
export const oneJob = jobs.at(-1) as Job;

/** Opens the application of a job from the list of openings. */
export async function choose(page: Page, { btnText, title }: Job): Promise<void> {
  await page.goto('/career');
  await hydrated(page);
  await page.getByRole('link', { name: `${btnText} – ${title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: applicationPage.title })).toBeVisible();
  await expect(page).toHaveURL('/career/CareerForm');
}
