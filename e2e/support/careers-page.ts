import type { Page } from '@playwright/test';
import { expect } from '@site/kit/testing/journey';
import { careersPage } from '../../mf-careers/src/content/careers-page';
import { jobs } from '../../mf-careers/src/entries/jobs';

/** A job of the careers page. */
export const listedJob = jobs.at(-1)?.title ?? '';

export const careersTitle = new RegExp(`^${careersPage.head.title}`);

export const careersHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: careersPage.title, exact: true });

export const internshipButton = (page: Page) =>
  page.getByRole('button', { name: careersPage.toggle.internship });

/** Expects the careers page to be interactive: a click shows the internship programs. */
export async function expectInternshipOnClick(page: Page): Promise<void> {
  await internshipButton(page).click();
  await expect(page.getByRole('heading', { name: careersPage.internship.heading })).toBeVisible();
}
