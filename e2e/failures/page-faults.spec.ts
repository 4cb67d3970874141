import type { Page } from '@playwright/test';
import { isSameDocument, markDocument } from '@site/kit/testing/same-document';
import { releaseRecordFile } from '@site/shared/site-model/release-record-places';
import type { ProblemKind } from '@site/shared/site-model/visit-report';
import { staticNotice } from '../../shell/src/remotes/page/remote-labels';
import {
  careersHeading,
  careersTitle,
  expectInternshipOnClick,
  internshipButton,
  listedJob,
} from '../support/careers-page';
import { changeRecord } from '../support/change-record';
import { leavePage, watchReports } from '../support/leave-page';
import { type Fault, plantFault } from '../support/planted-fault';
import { expect, hydrated, openHydrated, test } from '../support/test';

/** Header, menu, call to action and footer are visible and work. */
async function expectLayout(page: Page) {
  await expect(page.getByRole('region', { name: /Bring us the problem/ })).toBeAttached();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const industries = page.getByRole('banner').getByRole('button', { name: 'Industries' });
  await industries.click();
  await expect(industries).toHaveAttribute('aria-expanded', 'true');
  await industries.click();
}

async function expectStatic(page: Page) {
  await expect(page.getByRole('status')).toHaveText(staticNotice);
  await expect(page.getByRole('region', { name: staticNotice })).toBeVisible();
  await expect(careersHeading(page)).toBeVisible();
  await expect(page.getByText(listedJob).first()).toBeVisible();
  await expect(page).toHaveTitle(careersTitle);
  expect(await page.evaluate(() => document.querySelectorAll('title, link[rel="canonical"]').length)).toBe(2);
}

/** Counts the documents that are loaded after the call. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

interface PlantedFault {
  what: string;
  /** The kind of the reported error. */
  kind: ProblemKind;
  /** Occurs on a click on a button of the page. */
  isPressed?: true;
  /** The page is replaced by its prerendered HTML. */
  isStatic?: true;
}

const faults: Record<Fault, PlantedFault> = {
  render: {
    what: 'throws while it is hydrated, as it uses a global that only Node has',
    kind: 'caught',
    isStatic: true,
  },
  effect: { what: 'throws in an effect', kind: 'caught', isStatic: true },
  click: { what: 'throws in the state that a click sets', kind: 'caught', isPressed: true, isStatic: true },
  handler: { what: 'throws in an event handler', kind: 'uncaught', isPressed: true },
  chunk: { what: 'lacks its script', kind: 'remote', isStatic: true },
  byte: { what: 'has a script with a changed byte', kind: 'remote', isStatic: true },
  script: { what: 'loads a script that the policy forbids', kind: 'policy' },
  text: { what: 'renders a text that differs from its HTML', kind: 'hydration' },
};

for (const [fault, { what, kind, isPressed, isStatic }] of Object.entries(faults) as [Fault, PlantedFault][])
  test(`a page that ${what} stays readable, with a working layout, and is reported`, async ({
    page,
    site,
  }) => {
    await plantFault(page, fault);
    const measured = await watchReports(page);
    await openHydrated(page, '/career');
    await markDocument(page);
    if (isPressed) await internshipButton(page).click();
    if (isStatic) await expectStatic(page);
    else await expect(careersHeading(page)).toBeVisible();
    await expectLayout(page);
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle(/Malvanta/);
    expect(await isSameDocument(page)).toBe(true);

    await measured();
    const { views } = await leavePage(page);
    const [visited] = views;
    expect(visited.problems).toContainEqual(expect.objectContaining({ kind }));
    // Only its operator may read what a deployed site has counted.
    if (!site || !('metrics' in site)) return;
    const { microFrontends } = await (await page.request.get('/releases.json')).json();
    const release = microFrontends['mf-careers'][0].metadata.version;
    const isCounted = new RegExp(
      `^site_browser_problems_total{app="mf-careers",release="${release}",pattern="/career",device="\\w+",kind="${kind}"} [1-9]`,
      'm',
    );
    await expect.poll(site.metrics).toMatch(isCounted);
  });

for (const fault of ['render', 'effect', 'click'] as const)
  test(`a page that ${faults[fault].what}, after a click on its link, is loaded as a document, once`, async ({
    page,
  }) => {
    await plantFault(page, fault);
    await openHydrated(page, '/service');
    await markDocument(page);
    const documents = countDocuments(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click();
    if (fault === 'click') {
      await expect(careersHeading(page)).toBeVisible();
      await internshipButton(page).click();
      await expect.poll(documents).toBe(1);
      await hydrated(page);
      await expect(careersHeading(page)).toBeVisible();
    } else await expectStatic(page);
    await expectLayout(page);
    expect(await isSameDocument(page)).toBe(false);
    expect(documents()).toBe(1);
  });

test('a layout that throws leaves the whole prerendered document, with working menus and links', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(history, 'scrollRestoration', {
      set() {
        throw new Error('planted');
      },
    });
  });
  await openHydrated(page, '/career');
  await expect(careersHeading(page)).toBeVisible();
  await expect(page.getByRole('region', { name: /Bring us the problem/ })).toBeAttached();
  await expect(page).toHaveTitle(careersTitle);
  await page.getByRole('banner').getByRole('button', { name: 'Industries' }).hover();
  await page.getByRole('banner').getByRole('link', { name: 'Banking' }).click();
  await expect(page).toHaveURL('/banking');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a layout that throws after a click loads the document of the page, once', async ({ page }) => {
  await page.addInitScript(() => {
    const { removeAttribute } = Element.prototype;
    Element.prototype.removeAttribute = function (name) {
      if (name === 'aria-current' && this.closest('header')) throw new Error('planted');
      removeAttribute.call(this, name);
    };
  });
  await openHydrated(page, '/service');
  await markDocument(page);
  const documents = countDocuments(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click();
  await expect.poll(documents).toBe(1);
  await hydrated(page);
  await expect(careersHeading(page)).toBeVisible();
  await expectLayout(page);
  expect(documents()).toBe(1);
});

test('a page that throws after a click while the site is unreachable shows Retry, telephone and e-mail', async ({
  page,
}) => {
  await plantFault(page, 'render');
  await openHydrated(page, '/service');
  await page.route('**/career', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Call/ })).toBeVisible();
  await expectLayout(page);
});

test('a tab whose releases are removed loads the document of the next page', async ({ page }) => {
  let old = true;
  await changeRecord(page, 'mf-careers', (release) => {
    // The releases that this tab knows were deployed once, and are removed.
    if (old) release.url = '/releases/mf-careers/0.9.0-gone/web/remoteEntry.js';
  });
  const fetchedRecord = page.waitForResponse(`**/${releaseRecordFile}`);
  await openHydrated(page, '/service');
  await markDocument(page);
  const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true });
  await careers.hover();
  await fetchedRecord;
  old = false;
  await careers.click();
  await expect(page).toHaveURL('/career');
  await hydrated(page);
  await expectInternshipOnClick(page);
  expect(await isSameDocument(page)).toBe(false);
});

test('a tab whose releases are removed keeps the chosen job in the document of the application', async ({
  page,
}) => {
  await openHydrated(page, '/career');
  await markDocument(page);
  let removed = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) removed = false;
  });
  await page.route('**/releases/mf-careers/**', (route) =>
    removed ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await changeRecord(page, 'mf-careers', (release) => {
    release.url = '/releases/mf-careers/2.0.0-newer/web/remoteEntry.js';
  });
  const card = page.getByRole('main').getByRole('article').first();
  const title = await card.getByRole('heading').textContent();
  await card.getByRole('link', { name: 'Apply Now' }).click();
  await expect(page).toHaveURL('/career/CareerForm');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 2, name: title ?? '' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

test('an unknown path during a visit shows the not-found screen within the layout', async ({ page }) => {
  await openHydrated(page, '/service');
  await markDocument(page);
  // The site has no link to it.
  await page.evaluate(() => {
    history.replaceState(null, '', '/no/such/page');
    history.pushState(null, '', '/service');
    history.back();
  });
  await expect(page.getByRole('main').getByRole('heading', { name: '404 Not Found' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found | Malvanta');
  await expectLayout(page);
  expect(await isSameDocument(page)).toBe(true);
});
