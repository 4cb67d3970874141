import { expect, hydrated, test } from '../support/test';

// Addresses of a pattern (`/career/:job`) are in no list that the browser has: it finds page and entry by itself.

const job = { path: '/career/data-scientist', title: /^Data Scientist/ };

test('a link to an address of a pattern leads there without a reload, with its own title and announcement', async ({
  page,
  watched,
}) => {
  await page.goto('/career');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('main').getByRole('link', { name: 'Data Scientist', exact: true }).click();
  await expect(page).toHaveURL(job.path);
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  await expect(page).toHaveTitle(job.title);
  await expect(page.getByRole('status')).toHaveText(await page.title());
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(watched.problems).toEqual([]);
});

test('the words of an address are fetched when the pointer is on a link to it, once', async ({
  page,
  watched,
}) => {
  const words = () => watched.requests.filter((address) => address.endsWith(`/entries${job.path}.json`));
  await page.goto('/career');
  await hydrated(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Data Scientist', exact: true });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    expect(words()).toHaveLength(1);
  }).toPass();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  expect(words()).toHaveLength(1);
});

test('back and forward show the pages of their addresses, each from its top', async ({ page, watched }) => {
  await page.goto(job.path);
  await hydrated(page);
  const others = page.getByRole('main').getByRole('link', { name: 'ASP.NET Developer' });
  await others.first().click();
  await expect(page).toHaveURL('/career/asp-net-developer');
  await expect(page.getByRole('heading', { level: 1, name: /^ASP\.NET Developer/ })).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  await expect(page).toHaveTitle(job.title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: /^ASP\.NET Developer/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(watched.problems).toEqual([]);
});

test('an unknown address of a pattern answers with status 404, and is not found in the place of the page after a click', async ({
  page,
}) => {
  const answer = await page.goto('/career/no-such-job');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('heading', { name: '404 Not Found' })).toBeVisible();

  // As when the live release has the job no more.
  await page.route(`**/entries${job.path}.json`, (route) => route.fulfill({ status: 404 }));
  await page.goto('/career');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('main').getByRole('link', { name: 'Data Scientist', exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: '404 Not Found' })).toBeVisible();
  await expect(page).toHaveURL(job.path);
  await expect(page).toHaveTitle('Page not found | Malvanta');
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Data Scientist', exact: true })).toBeVisible();
});
