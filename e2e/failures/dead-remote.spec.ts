import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test';

const careersEntry = /\/releases\/mf-careers\/.*\/remoteEntry\.js/;

async function goToCareers(page: Page) {
  await page.goto('/service');
  await hydrated(page);
  await followCareersLink(page);
}

async function followCareersLink(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click();
}

async function expectBoundary(page: Page) {
  await expect(
    page.getByRole('heading', { name: 'Our careers section can’t be shown right now' }),
  ).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /Call/ })).toHaveAttribute('href', /^tel:/);
  await expect(main.getByRole('link', { name: /Write to/ })).toHaveAttribute('href', /^mailto:/);
}

const failures = {
  'answers 404': (page: Page) =>
    page.route(careersEntry, (route) => route.fulfill({ status: 404, body: 'gone' })),
  'is cut off': (page: Page) => page.route(careersEntry, (route) => route.abort()),
  'is broken': (page: Page) =>
    page.route(careersEntry, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'var half = {' }),
    ),
  'is an HTML page': (page: Page) =>
    page.route(careersEntry, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' }),
    ),
};

for (const [failure, breakRemote] of Object.entries(failures)) {
  test(`a remote whose entry ${failure}: the layout stays, and Retry really recovers`, async ({ page }) => {
    await breakRemote(page);
    await goToCareers(page);
    await expectBoundary(page);

    await page.getByRole('button', { name: 'Retry' }).click();
    await expectBoundary(page);

    await page.unroute(careersEntry);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Career' })).toBeVisible();
  });
}

test('a remote that hangs shows the boundary after five seconds, and Retry recovers', async ({ page }) => {
  let hanging = 0;
  await page.route(careersEntry, () => {
    hanging += 1;
  });
  await page.clock.install({ time: '2026-01-01T10:00:00' });
  await page.goto('/service');
  await hydrated(page);
  await page.clock.pauseAt('2026-01-01T11:00:00');
  await followCareersLink(page);
  await expect.poll(() => hanging).toBe(1);
  await page.clock.runFor(4_900);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
  await page.clock.runFor(200);
  await expectBoundary(page);

  await page.unroute(careersEntry);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Career' })).toBeVisible();
});

test('a page whose remote is dead stays readable as it came, and its links go on without a reload', async ({
  page,
}) => {
  await page.route(careersEntry, (route) => route.abort());
  await page.goto('/career');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Career' })).toBeVisible();
  await expect(page.getByText('Data Scientist').first()).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(/Malvanta/);
  expect(await page.evaluate(() => document.querySelectorAll('title').length)).toBe(1);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a page kept as HTML comes alive by Retry once its remote is back', async ({ page }) => {
  await page.route(careersEntry, (route) => route.abort());
  await page.goto('/career');
  await hydrated(page);
  await page.unroute(careersEntry);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
  await page.getByRole('button', { name: 'Internship' }).click();
  await expect(page.getByRole('heading', { name: 'Internship Programs' })).toBeVisible();
});
