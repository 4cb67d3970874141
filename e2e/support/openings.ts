import type { Page } from '@playwright/test';
import { expect, hydrated } from './test';

/** The full-time jobs as the careers page shows them (requirements §2.9). */
export const openings = [
  { title: 'MERN Stack Developer', experience: '2 + Year', domain: 'IT', location: 'Indore' },
  { title: 'ASP.NET Developer', experience: '3 + Year', domain: 'IT', location: 'Indore' },
  { title: 'Data Scientist', experience: '3 + Year', domain: 'Data Science', location: 'Bangalore' },
];

/** Opens the application of a job from the list of openings. */
export async function choose(page: Page, job: string): Promise<void> {
  await page.goto('/career');
  await hydrated(page);
  await page.getByRole('link', { name: `Apply Now – ${job}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Job Application' })).toBeVisible();
  await expect(page).toHaveURL('/career/CareerForm');
}
