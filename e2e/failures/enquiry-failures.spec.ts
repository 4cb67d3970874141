import type { Page } from '@playwright/test';
import { lockDatabase } from '../../api/src/testing/lock-database';
import { contactPage } from '../../mf-contact/src/content/contact-page';
import { type Enquiry, enquiryForm, textsOf, typed } from '../../mf-contact/tests/support/enquiry-form';
import { storedWith } from '../support/stored-enquiries';
import { expect, openHydrated, test } from '../support/test';

const api = '**/site/api.php';
const { failure, success } = contactPage.alerts;
const { button, submitting } = contactPage.form;

async function openForm(page: Page) {
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message());
    await dialog.accept();
  });
  await openHydrated(page, '/contact');
  const opened = enquiryForm(page);
  const keeps = async (enquiry: Enquiry) => {
    for (const [name, text] of textsOf(enquiry)) await expect(opened.field(name)).toHaveValue(text);
    await expect(opened.form.getByRole('button', { name: button })).toBeEnabled();
  };
  return { ...opened, alerts, keeps };
}

const failures = {
  'answers 500': {
    fail: (page: Page) => page.route(api, (route) => route.fulfill({ status: 500, body: 'Not now.' })),
    logged: '/site/api.php answered with status 500: Not now.',
  },
  'is down': {
    fail: (page: Page) => page.route(api, (route) => route.abort('connectionrefused')),
    logged: 'Failed to fetch',
  },
};

for (const [cause, { fail, logged }] of Object.entries(failures)) {
  test(`an API that ${cause}: the form shows the error and stays filled in, and the next attempt is stored`, async ({
    page,
    server,
    watched,
  }) => {
    const { alerts, fill, keeps, send, field } = await openForm(page);
    const enquiry = { ...typed, subject: test.info().title };
    await fill(enquiry);
    await fail(page);
    await send();
    await expect.poll(() => alerts).toEqual([failure]);
    await keeps(enquiry);
    await expect.poll(() => watched.problems.join('\n')).toContain(logged);
    expect(storedWith(enquiry.subject, server.dataFolder)).toEqual([]);

    await page.unroute(api);
    await send();
    await expect.poll(() => alerts).toEqual([failure, success]);
    await expect(field('message')).toHaveValue('');
    expect(storedWith(enquiry.subject, server.dataFolder)).toHaveLength(1);
  });
}

test('a lost response: the visitor submits again, and one enquiry is stored', async ({ page, server }) => {
  const { alerts, fill, keeps, send, field } = await openForm(page);
  const enquiry = { ...typed, subject: test.info().title };
  const storedTimes = () => storedWith(enquiry.subject, server.dataFolder).length;
  await fill(enquiry);
  const lost: number[] = [];
  await page.route(api, async (route) => {
    lost.push((await route.fetch()).status());
    await route.abort('connectionreset');
  });
  await send();
  await expect.poll(() => alerts).toEqual([failure]);
  await keeps(enquiry);
  expect(lost).toEqual([200]);
  expect(storedTimes()).toBe(1);

  await page.unroute(api);
  await send();
  await expect.poll(() => alerts).toEqual([failure, success]);
  await expect(field('message')).toHaveValue('');
  expect(storedTimes()).toBe(1);

  // The same text after a success is a second enquiry.
  await fill(enquiry);
  await send();
  await expect.poll(() => alerts).toEqual([failure, success, success]);
  expect(storedTimes()).toBe(2);
});

test('a database locked by another program: the form shows the error and stays filled in, and the next attempt is stored', async ({
  page,
  server,
  watched,
}) => {
  const { alerts, fill, keeps, send } = await openForm(page);
  const enquiry = { ...typed, subject: test.info().title };
  await fill(enquiry);
  const unlock = lockDatabase(server.dataFolder);
  await send();
  await expect.poll(() => alerts).toEqual([failure]);
  await keeps(enquiry);
  expect(watched.problems.join('\n')).toContain('/site/api.php answered with status 503');
  unlock();
  await send();
  await expect.poll(() => alerts).toEqual([failure, success]);
  expect(storedWith(enquiry.subject, server.dataFolder)).toHaveLength(1);
});

test('an API that hangs: nothing is sent twice, and after fifteen seconds the form shows the error and stays filled in', async ({
  page,
  watched,
}) => {
  let requests = 0;
  await page.route(api, () => {
    requests += 1;
  });
  await page.clock.install();
  const { alerts, form, field, fill, keeps, send } = await openForm(page);
  await fill(typed);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await send();
  const sending = form.getByRole('button', { name: submitting });
  await expect(sending).toBeVisible();
  await expect(sending).toBeDisabled();
  await expect(form.getByRole('status')).toHaveText(submitting);
  await expect.poll(() => requests).toBe(1);

  await sending.click({ force: true });
  await field('subject').press('Enter');
  await field('subject').pressSequentially('more', { noWaitAfter: true });
  await page.clock.runFor(14_999);
  await expect(sending).toBeVisible();
  expect(alerts).toEqual([]);

  await page.clock.runFor(1);
  await expect.poll(() => alerts).toEqual([failure]);
  await keeps(typed);
  expect(requests).toBe(1);
  expect(watched.problems.join('\n')).toContain('/site/api.php did not answer within 15 s.');
});

test('a message that is too long stays in the form, which shows the limit', async ({ page }) => {
  const { alerts, field, fill, keeps, send } = await openForm(page);
  const enquiry = { ...typed, message: 'long '.repeat(60_000) };
  await fill(enquiry);
  await send();
  await expect(field('message')).toHaveAccessibleDescription(/Message can have at most 10,000 characters$/);
  await keeps(enquiry);
  expect(alerts).toEqual([]);
});

test('a contact page whose remote is dead still has a form, which the browser validates and posts', async ({
  page,
}) => {
  const posts: string[] = [];
  await page.route('**/releases/mf-contact/**/*.js', (route) => route.abort());
  await page.route(api, async (route) => {
    posts.push(`${route.request().method()} ${new URLSearchParams(route.request().postData() ?? '')}`);
    await route.fulfill({ contentType: 'text/html', body: '<title>Received</title>' });
  });
  const { field, fill, send } = await openForm(page);
  await send();
  await expect(field('firstName')).toBeFocused();
  expect(posts).toEqual([]);
  await fill(typed);
  await send();
  await expect(page).toHaveTitle('Received');
  expect(posts).toHaveLength(1);
  expect(posts[0]).toMatch(/^POST firstName=Asha&lastName=\+Verma&/);
});
