import type { Page } from '@playwright/test';
import { isSameDocument, markDocument } from '@site/kit/testing/same-document';
import { contentIntegrity } from '@site/shared/node/content-integrity';
import { enquiryLabels } from '@site/shared/site-model/enquiry';
import { careersPage } from '../../mf-careers/src/content/careers-page';
import { contactPage } from '../../mf-contact/src/content/contact-page';
import { serviceList } from '../../mf-marketing/src/content/service-list/service-list';
import { serviceListEntry } from '../../mf-marketing/src/entries/service-entries';
import { templateServices } from '../../mf-marketing/src/entries/template-services';
import { staticNotice } from '../../shell/src/remotes/page/remote-labels';
import { careersHeading, careersTitle, expectInternshipOnClick, listedJob } from '../support/careers-page';
import { changeRecord } from '../support/change-record';
import { expect, openHydrated, test } from '../support/test';

const careersEntry = /\/releases\/mf-careers\/.*\/remoteEntry\.js/;
const lastService = serviceListEntry(templateServices).cards.at(-1)?.title ?? '';
const careersScripts = /\/releases\/mf-careers\/.*\.js/;

async function goToCareers(page: Page) {
  await openHydrated(page, '/service');
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

/**
 * Replaces the entry of careers. The record has the replacement's hash, as if the release had been broken from the
 * start; otherwise the browser would reject the file before running it.
 */
async function replaceEntry(page: Page, contentType: string, body: string) {
  const integrity = contentIntegrity(body);
  await changeRecord(page, 'mf-careers', ({ metadata }) => {
    metadata.integrity = integrity;
  });
  await page.route(careersEntry, (route) => route.fulfill({ contentType, body }));
}

const failures: Record<string, (page: Page) => Promise<unknown>> = {
  'answers 404': (page) => page.route(careersEntry, (route) => route.fulfill({ status: 404, body: 'gone' })),
  'is aborted': (page) => page.route(careersEntry, (route) => route.abort()),
};

/** These replace the record too, so recovery needs a new page load. */
const brokenReleases: Record<string, (page: Page) => Promise<unknown>> = {
  'is an HTML page': (page) => replaceEntry(page, 'text/html', '<!doctype html><p>Hello'),
  'is truncated': (page) => replaceEntry(page, 'text/javascript', 'var mf_careers = (() => {'),
  'throws while it is evaluated': (page) =>
    replaceEntry(page, 'text/javascript', 'throw new Error("broken release");'),
  'is another file than the released one': (page) =>
    page.route(careersEntry, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()} ` });
    }),
};

for (const [failure, breakRemote] of Object.entries(failures)) {
  test(`a remote whose entry ${failure}: the layout stays, and Retry recovers`, async ({ page }) => {
    await breakRemote(page);
    await goToCareers(page);
    await expectBoundary(page);

    const retry = page.getByRole('button', { name: 'Retry' });
    const requestedAgain = page.waitForRequest(careersEntry);
    await retry.click();
    await requestedAgain;
    // It has another label until the second attempt has failed.
    await expect(retry).toBeVisible();
    await expectBoundary(page);

    await page.unroute(careersEntry);
    await retry.click();
    await expect(careersHeading(page)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: careersTitle })).toBeAttached();
  });
}

test('a visitor without a connection reads so, and the page loads when the connection is back', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/service');
  await context.setOffline(true);
  await followCareersLink(page);
  await expectBoundary(page);
  await expect(page.getByRole('alert')).toContainText('You are offline.');

  await context.setOffline(false);
  await expect(careersHeading(page)).toBeFocused();
  await expectInternshipOnClick(page);
});

for (const [failure, breakRemote] of Object.entries(brokenReleases)) {
  test(`a remote whose entry ${failure}: the boundary shows, and the rest of the site works`, async ({
    page,
  }) => {
    await breakRemote(page);
    await goToCareers(page);
    await expectBoundary(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  });
}

for (const [part, file] of [
  ['style sheet', /mf-careers\/.*\.css/],
  ['script', /__federation_expose_careers_page\./],
] as const) {
  test(`a page whose ${part} disappears during a visit: the boundary shows, and Retry recovers`, async ({
    page,
  }) => {
    await page.route(file, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await goToCareers(page);
    await expectBoundary(page);
    await page.unroute(file);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(careersHeading(page)).toBeVisible();
  });
}

test('a prerendered page whose style sheet is missing is readable and hydrated', async ({ page }) => {
  await page.route(/mf-careers\/.*\.css/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await openHydrated(page, '/career');
  await expectInternshipOnClick(page);
});

test('a remote that hangs shows the boundary after five seconds, and Retry recovers', async ({ page }) => {
  let hanging = 0;
  await page.route(careersEntry, () => {
    hanging += 1;
  });
  await page.clock.install({ time: '2026-01-01T10:00:00' });
  await openHydrated(page, '/service');
  await page.clock.pauseAt('2026-01-01T11:00:00');
  await followCareersLink(page);
  await expect.poll(() => hanging).toBe(1);
  await page.clock.runFor(4_900);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
  await page.clock.runFor(200);
  await expectBoundary(page);

  await page.unroute(careersEntry);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(careersHeading(page)).toBeVisible();
});

test('a page whose remote is dead stays readable as prerendered, and its links work without a reload', async ({
  page,
}) => {
  await page.route(careersEntry, (route) => route.abort());
  await openHydrated(page, '/career');
  await markDocument(page);
  await expect(careersHeading(page)).toBeVisible();
  await expect(page.getByText(listedJob).first()).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(/Malvanta/);
  expect(await page.evaluate(() => document.querySelectorAll('title').length)).toBe(1);
  expect(await isSameDocument(page)).toBe(true);
});

const hiddenByButtons = [
  ['/career', careersPage.toggle.internship, careersPage.internship.heading],
  ['/service', serviceList.more, lastService],
] as const;

for (const [path, button, text] of hiddenByButtons)
  test(`${path} shows what its ${button} button would, while its remote is dead`, async ({ page }) => {
    const scripts = /\/releases\/mf-.*\.js/;
    const main = page.getByRole('main');
    const hidden = main.getByRole('heading', { name: text, exact: true });
    await page.route(scripts, (route) => route.abort());
    await openHydrated(page, path);
    await expect(hidden).toBeVisible();
    await expect(main.getByRole('button', { name: button })).toBeHidden();

    await page.unroute(scripts);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(hidden).toBeHidden();
    await main.getByRole('button', { name: button }).click();
    await expect(hidden).toBeVisible();
  });

for (const [path, button, text] of hiddenByButtons)
  test(`${path} shows what its ${button} button would, when the shell’s scripts are lost`, async ({
    page,
  }) => {
    await page.route(/\/releases\/shell\/.*\/main\.\w+\.js/, (route) => route.abort());
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: text, exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: button })).toBeHidden();
  });

for (const [part, files] of Object.entries({ entry: careersEntry, 'every script': careersScripts }))
  test(`a page kept as HTML, because ${part} of its remote is away, is hydrated by Retry once it is back`, async ({
    page,
  }) => {
    await page.route(files, (route) => route.abort());
    await openHydrated(page, '/career');
    await page.unroute(files);
    await page.getByRole('button', { name: 'Retry' }).press('Enter');
    // The notice instead of the button, whose label changes during the retry.
    await expect(page.getByText(staticNotice)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expectInternshipOnClick(page);
  });

test('a page kept as HTML, whose release another one has replaced, is loaded again by Retry, with what was typed', async ({
  page,
}) => {
  await page.route(/\/releases\/mf-contact\/.*\.js/, (route) => route.abort());
  await openHydrated(page, contactPage.path);
  await markDocument(page);
  const message = page.getByRole('main').getByRole('textbox', { name: enquiryLabels.message });
  await message.fill('A warehouse in Pithampur');
  await changeRecord(page, 'mf-contact', (release) => {
    release.url = release.url.replace('/remoteEntry.js', '-later/remoteEntry.js');
  });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Retry' }).click();
  await reloaded;
  expect(await isSameDocument(page)).toBe(false);
  await expect(message).toHaveValue('A warehouse in Pithampur');
});
