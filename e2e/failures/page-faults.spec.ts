import type { Page } from '@playwright/test';
import { isSameDocument, markDocument } from '@site/kit/testing/same-document';
import {
  careersHeading,
  careersTitle,
  expectInternshipOnClick,
  internshipButton,
  listedJob,
} from '../support/careers-page';
import { type Fault, plantFault } from '../support/planted-fault';
import { expect, hydrated, test } from '../support/test';

/** Header, menu, call to action and footer are there and work. */
async function expectFrame(page: Page) {
  await expect(page.getByRole('region', { name: /Bring us the problem/ })).toBeAttached();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const industries = page.getByRole('banner').getByRole('button', { name: 'Industries' });
  await industries.click();
  await expect(industries).toHaveAttribute('aria-expanded', 'true');
  await industries.click();
}

async function expectStatic(page: Page) {
  await expect(page.getByText('its forms and moving parts did not load')).toBeVisible();
  await expect(careersHeading(page)).toBeVisible();
  await expect(page.getByText(listedJob).first()).toBeVisible();
  await expect(page).toHaveTitle(careersTitle);
  expect(await page.evaluate(() => document.querySelectorAll('title, link[rel="canonical"]').length)).toBe(2);
}

const happens: Record<Fault, string> = {
  render: 'while it is hydrated',
  effect: 'in an effect',
  click: 'in the state that a click sets',
};

for (const fault of ['render', 'effect', 'click'] as const) {
  test(`a page that throws ${happens[fault]} stays as it came, and everything around it works`, async ({
    page,
  }) => {
    await plantFault(page, fault);
    await page.goto('/career');
    await hydrated(page);
    await markDocument(page);
    if (fault === 'click') await internshipButton(page).click();
    await expectStatic(page);
    await expectFrame(page);
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle(/Malvanta/);
    expect(await isSameDocument(page)).toBe(true);
  });

  test(`a page that throws ${happens[fault]} after a click is loaded as a document, once`, async ({
    page,
  }) => {
    await plantFault(page, fault);
    await page.goto('/service');
    await hydrated(page);
    await markDocument(page);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click();
    if (fault === 'click') {
      await expect(careersHeading(page)).toBeVisible();
      await internshipButton(page).click();
      await expect.poll(() => documents).toBe(1);
      await hydrated(page);
      await expect(careersHeading(page)).toBeVisible();
    } else await expectStatic(page);
    await expectFrame(page);
    expect(await isSameDocument(page)).toBe(false);
    expect(documents).toBe(1);
  });
}

test('a page that throws after a click while the site is out of reach leaves Retry, telephone and mail', async ({
  page,
}) => {
  await plantFault(page, 'render');
  await page.goto('/service');
  await hydrated(page);
  await page.route('**/career', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Call/ })).toBeVisible();
  await expectFrame(page);
});

test('a page whose script is missing stays as it came', async ({ page }) => {
  await page.route(/__federation_expose_careers_page\./, (route) =>
    route.fulfill({ status: 404, body: 'gone' }),
  );
  await page.goto('/career');
  await hydrated(page);
  await expectStatic(page);
  await expectFrame(page);
});

test('a tab whose releases are gone loads the document of the page it is led to', async ({ page }) => {
  let old = true;
  await page.route('**/releases.json', async (route) => {
    const answer = await route.fetch();
    const record = await answer.json();
    // What this tab knows was live once, and is no longer kept.
    if (old)
      record.microFrontends['mf-careers'][0].url = '/releases/mf-careers/0.9.0-gone/web/remoteEntry.js';
    await route.fulfill({ response: answer, json: record });
  });
  await page.goto('/service');
  await hydrated(page);
  await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).hover();
  old = false;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click();
  await expect(page).toHaveURL('/career');
  await hydrated(page);
  await expectInternshipOnClick(page);
  expect(await isSameDocument(page)).toBe(false);
});

test('an address that nobody has, reached within a visit, shows the not-found screen within the layout', async ({
  page,
}) => {
  await page.goto('/service');
  await hydrated(page);
  await markDocument(page);
  // The site has no link to it.
  await page.evaluate(() => {
    history.replaceState(null, '', '/no/such/page');
    history.pushState(null, '', '/service');
    history.back();
  });
  await expect(page.getByRole('main').getByRole('heading', { name: '404 Not Found' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found | Malvanta');
  await expectFrame(page);
  expect(await isSameDocument(page)).toBe(true);
});
