import type { BrowserContext, Page } from '@playwright/test';
import { keepFromDeployedSite } from '@site/kit/testing/deployed-site';
import { type MeasuredSite, startMeasuredSite } from '@site/kit/testing/running-site';
import { contactPage } from '../../mf-contact/src/content/contact-page';
import { receivedPage } from '../../mf-contact/src/content/received-page';
import { enquiryForm, typed } from '../../mf-contact/tests/support/enquiry-form';
import { readDeployedPaths } from '../deployed/deployed-site';
import { firstOfKinds } from '../support/first-of-kinds';
import { leavePage, openMeasured, watchReports } from '../support/leave-page';
import { firstOfEachKind, sitePaths } from '../support/site-paths';
import { storedWith } from '../support/stored-enquiries';
import { expect, hydrated, leaveOutDeployed, test } from '../support/test';

// What `--against` does, in a site whose database and metrics can be read.
leaveOutDeployed('reads the database or the metrics of its own server');

async function fillIn(page: Page, subject: string): Promise<void> {
  await page.goto('/contact');
  await enquiryForm(page).fill({ ...typed, subject });
}

/** Another test's last beacon must not be among its views. */
const ownTest = test.extend<{ ownServer: MeasuredSite }>({
  ownServer: async ({ browserName: _ }, use) => {
    const server = await startMeasuredSite();
    await use(server);
    await server.stop();
  },
});

ownTest('an enquiry is confirmed, but not sent; the visit is not counted', async ({ browser, ownServer }) => {
  const subject = test.info().title;
  const inContext = async (visit: (page: Page, context: BrowserContext) => Promise<void>) => {
    const context = await browser.newContext({ baseURL: ownServer.address });
    await visit(await context.newPage(), context);
    await context.close();
  };
  await inContext(async (page, context) => {
    await keepFromDeployedSite(context);
    const measured = await watchReports(page);
    const alerts: string[] = [];
    page.on('dialog', async (dialog) => {
      alerts.push(dialog.message());
      await dialog.accept();
    });
    await fillIn(page, subject);
    await hydrated(page);
    await measured();
    await enquiryForm(page).send();
    await expect.poll(() => alerts).toEqual([contactPage.alerts.success]);
    await expect(enquiryForm(page).field('message')).toHaveValue('');
  });
  // A later visit is counted.
  await inContext(async (page) => {
    await openMeasured(page, '/career');
    await leavePage(page);
  });
  await expect.poll(ownServer.metrics).toMatch(/^site_browser_views_total{.*pattern="\/career".*} 1$/m);
  expect(await ownServer.metrics()).not.toMatch(/^site_browser_views_total{.*pattern="\/contact"/m);
  expect(storedWith(subject, ownServer.dataFolder)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an enquiry leads to the page that confirms it, but is not sent', async ({
    page,
    context,
    server,
  }) => {
    await keepFromDeployedSite(context);
    const subject = test.info().title;
    await fillIn(page, subject);
    await enquiryForm(page).send();
    await expect(page.getByRole('heading', { name: receivedPage.heading })).toBeVisible();
    expect(storedWith(subject, server.dataFolder)).toEqual([]);
  });
});

test('a page of each kind is found by the URL of the site alone', async ({ server }) => {
  const found = await readDeployedPaths(server.address);
  expect(sitePaths).toEqual(expect.arrayContaining(found));
  const kinds = (paths: typeof found) => paths.map(({ remote, page }) => `${remote} ${page}`).sort();
  expect(kinds(firstOfKinds(found))).toEqual(kinds(firstOfEachKind));
});
