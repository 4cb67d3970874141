import type { Page } from '@playwright/test';
import { isSameDocument, markDocument } from '@site/kit/testing/same-document';
import { jobPage } from '../../mf-careers/src/content/job-page';
import { jobs } from '../../mf-careers/src/entries/jobs';
import { expect, openHydrated, test } from '../support/test';

// Paths of a pattern (`/career/:job`) are in no list in the browser: it finds page and entry by itself.

const [job] = jobs.slice(-1);
if (!job) throw new Error('The careers page has no job.');
const path = `/career/${job.slug}`;
const title = new RegExp(`^${job.title}`);

const linkToJob = (page: Page) => page.getByRole('main').getByRole('link', { name: job.title, exact: true });

test('a link to a path of a pattern opens it without a reload, with its own title and announcement', async ({
  page,
  watched,
}) => {
  await openHydrated(page, '/career');
  await markDocument(page);
  await linkToJob(page).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('status')).toHaveText(await page.title());
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
  expect(watched.problems).toEqual([]);
});

test('the entry of a path is fetched when the pointer is on a link to it, once', async ({
  page,
  watched,
}) => {
  const words = () => watched.requests.filter((address) => address.endsWith(`/entries${path}.json`));
  await openHydrated(page, '/career');
  const link = linkToJob(page);
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    expect(words()).toHaveLength(1);
  }).toPass();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(words()).toHaveLength(1);
});

test('back and forward show the pages of their paths, each from its top', async ({ page, watched }) => {
  await openHydrated(page, path);
  const others = page.getByRole('region', { name: jobPage.others.heading }).getByRole('listitem');
  const other = others.getByRole('link').first();
  const name = (await other.textContent()) ?? '';
  const otherPath = (await other.getAttribute('href')) ?? '';
  await other.click();
  await expect(page).toHaveURL(otherPath);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(watched.problems).toEqual([]);
});

test('an unknown path of a pattern answers with status 404, and shows the not-found screen after a click', async ({
  page,
}) => {
  const answer = await page.goto('/career/no-such-job');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('heading', { name: '404 Not Found' })).toBeVisible();

  // As if the deployed release had removed the job.
  await page.route(`**/entries${path}.json`, (route) => route.fulfill({ status: 404 }));
  await openHydrated(page, '/career');
  await markDocument(page);
  await linkToJob(page).click();
  await expect(page.getByRole('main').getByRole('heading', { name: '404 Not Found' })).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle('Page not found | Malvanta');
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(linkToJob(page)).toBeVisible();
});
