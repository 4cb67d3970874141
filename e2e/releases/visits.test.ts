import { type Browser, chromium, type Page } from '@playwright/test';
import { violations } from '@site/kit/testing/accessibility';
import { launchOptions } from '@site/kit/testing/browser-settings';
import { findOrInstallTestBrowser } from '@site/kit/testing/find-browser';
import { freePort } from '@site/kit/testing/free-port';
import { htmlFaults } from '@site/kit/testing/html-faults';
import { type RunningSite, startSite } from '@site/kit/testing/running-site';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../api/src/enquiries/storage/open-database';
import { enquiryForm, typed } from '../../mf-contact/tests/support/enquiry-form';
import { leavePage, openMeasured } from '../support/leave-page';
import { copySite } from '../support/site-copy';

const site = await copySite();
// The folder of the site is read when the modules are loaded.
vi.stubEnv('SITE_DIR', site.folder);
vi.stubEnv('BROWSER_PATH', findOrInstallTestBrowser());
const { startService } = await import('@site/delivery/service/start-service');
const { readServiceSettings } = await import('@site/delivery/service/settings/read-service-settings');

let service: Awaited<ReturnType<typeof startService>>;
let own: RunningSite;
let browser: Browser;
let metrics: string;

beforeAll(async () => {
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}`;
  [service, own, browser] = await Promise.all([
    startService(readServiceSettings({ DELIVERY_PORT: '0', SITE_METRICS: metrics })),
    startSite(site.folder, { METRICS_PORT: String(port), TRUSTED_PROXIES: '127.0.0.1' }),
    chromium.launch(launchOptions()),
  ]);
});
afterAll(async () => {
  await Promise.all([service?.stop(), own?.stop(), browser?.close()]);
  await site.remove();
});

interface Visitor {
  /** A network address. */
  from: string;
  browser?: string;
  asksNotToBeTracked?: boolean;
}

/** Opens a page as a visitor who follows a link. */
async function arrive(path: string, referer: string | undefined, visitor: Visitor): Promise<Page> {
  const { from, browser: userAgent = 'Browser A', asksNotToBeTracked = false } = visitor;
  const context = await browser.newContext({
    userAgent,
    extraHTTPHeaders: { 'x-forwarded-for': from, ...(asksNotToBeTracked && { 'sec-gpc': '1' }) },
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  if (asksNotToBeTracked)
    await page.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }));
  await openMeasured(page, own.address + path, { ...(referer !== undefined && { referer }) });
  return page;
}

/** Goes to the form by a click, and sends an enquiry. */
async function sendEnquiry(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Contact us', exact: true }).click();
  const form = enquiryForm(page);
  await form.fill(typed);
  // The alert blocks the page until it is closed.
  const closed = page.waitForEvent('dialog').then((dialog) => dialog.accept());
  await Promise.all([closed, form.send()]);
}

/** The rows of all tables but those of the enquiries, as the server would have written them by now. */
async function storedCounts() {
  await fetch(`${metrics}/observations?days=1`);
  const database = await openDatabase({ kind: 'sqlite', folder: own.dataFolder });
  try {
    const tables = await database.introspection.getTables();
    const rows = await Promise.all(
      tables
        .filter(({ name }) => !['enquiries', 'notifications', 'webhooks'].includes(name))
        // Of any table: their columns don't matter.
        .map(({ name }) =>
          database
            .selectFrom(name as 'visitCounts')
            .selectAll()
            .execute(),
        ),
    );
    const visits = await database
      .selectFrom('visitCounts')
      .selectAll()
      .orderBy('dimension')
      .orderBy('name')
      .execute();
    return { all: JSON.stringify(rows), visits };
  } finally {
    await database.destroy();
  }
}

test('the board shows where visitors come from; stored are sums that tell no two of them apart', async () => {
  const fromNewsletter = async (visitor: Visitor) => {
    const link = '/career?utm_source=newsletter&utm_campaign=spring&reader=asha';
    const page = await arrive(link, 'https://mail.example/inbox/asha', visitor);
    await sendEnquiry(page);
    // Neither a cookie nor storage remembers the way to the form.
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
      [],
    );
    expect((await leavePage(page)).visit).toMatchObject({ landing: '/career', enquiry: true });
  };
  await fromNewsletter({ from: '203.0.113.7' });
  const one = await storedCounts();
  expect(one.visits).toHaveLength(3);
  await fromNewsletter({ from: '198.51.100.9', browser: 'Browser B' });
  const two = await storedCounts();
  // The same rows, with twice the counts. Not all browsers report a view of the page after a click.
  expect(two.visits).toEqual(
    one.visits.map(({ visits, enquiries, ...row }) => ({
      ...{ ...row, visits: 2 * visits, enquiries: 2 * enquiries, views: expect.any(Number) },
    })),
  );
  for (const mark of ['203.0.113', '198.51.100', 'Browser', 'asha', 'inbox', typed.lastName.trim()])
    expect(two.all).not.toContain(mark);

  const refusing = { from: '192.0.2.4', asksNotToBeTracked: true };
  const untracked = await arrive('/career?utm_source=hidden', 'https://hidden.example/', refusing);
  await untracked.evaluate(() => void Promise.reject('planted'));
  await sendEnquiry(untracked);
  const { visit, views, status } = await leavePage(untracked);
  expect(status).toBe(204);
  expect(visit).toBeUndefined();
  expect(views[0].vitals).toHaveProperty('TTFB');
  const three = await storedCounts();
  expect(three.visits).toEqual(two.visits);
  expect(three.all).not.toContain('hidden');
  expect(await (await fetch(`${metrics}/metrics`)).text()).toMatch(
    /site_browser_problems_total\{app="mf-careers",.*kind="rejection"\} 1/,
  );

  await leavePage(
    await arrive('/?utm_source=adverts', 'https://www.search.example/?q=asha', { from: '192.0.2.1' }),
  );
  await leavePage(await arrive('/', undefined, { from: '192.0.2.2' }));
  await expectBoard();
});

async function expectBoard(): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  onTestFinished(() => page.close());
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const answer = await page.goto(`${service.address}/board/visits`);
    expect(await htmlFaults((await answer?.text()) ?? '')).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  }
  await page.getByRole('link', { name: 'This week' }).press('Enter');
  /** Visits and enquiries of each value. */
  const countsIn = async (table: string) => {
    const rows = await page.getByRole('table', { name: table }).getByRole('row').allInnerTexts();
    return Object.fromEntries(
      rows.slice(1).map((row) => {
        const [name = '', visits, enquiries] = row.trim().split(/\s*\t\s*/);
        return [name, [visits, enquiries]];
      }),
    );
  };
  expect(await countsIn('Sources, this week')).toEqual({
    'mail.example': ['2', '2'],
    'Direct, or not known': ['1', '0'],
    'search.example': ['1', '0'],
  });
  expect(await countsIn('Campaigns, this week')).toEqual({
    'newsletter / spring': ['2', '2'],
    adverts: ['1', '0'],
  });
  expect(await countsIn('Landing pages, this week')).toEqual({ '/career': ['2', '2'], '/': ['2', '0'] });
}
