import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { lockDatabase } from '../../api/src/testing/lock-database';
import { expect, hydrated, test } from '../support/test';

const api = '**/site/api.php';
const failure = 'An error occurred while submitting the form.';
const success = 'Form submitted successfully!';

const typed = {
  'First Name': 'Asha',
  'Last Name': 'Verma',
  Email: 'asha@mill',
  'Phone number': '07312550100',
  Subject: 'Stock app',
  Message: 'We run two warehouses.\n“Stock” is a spreadsheet.',
};

type Typed = typeof typed;

async function openForm(page: Page) {
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message());
    await dialog.accept();
  });
  await page.goto('/contact');
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Send an enquiry' });
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  const fill = async (texts: Typed) => {
    for (const [name, text] of Object.entries(texts)) await field(name).fill(text);
  };
  const keeps = async (texts: Typed) => {
    for (const [name, text] of Object.entries(texts)) await expect(field(name)).toHaveValue(text);
    await expect(form.getByRole('button', { name: 'Send enquiry' })).toBeEnabled();
  };
  const send = () => form.getByRole('button', { name: 'Send enquiry' }).click();
  return { alerts, form, field, fill, keeps, send };
}

/** The subjects of the stored enquiries, as the operator reads them. */
function storedSubjects(dataFolder: string): string[] {
  const json = execFileSync(process.execPath, ['api/dist/cli.js', 'export', '--json'], {
    cwd: new URL('../..', import.meta.url),
    env: { ...process.env, DATA_DIR: dataFolder },
    encoding: 'utf8',
  });
  return JSON.parse(json).map(({ subject }: { subject: string }) => subject);
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
  test(`an API that ${cause}: the form says so and stays filled, and the next try is stored`, async ({
    page,
    site,
    watched,
  }) => {
    const { alerts, fill, keeps, send, field } = await openForm(page);
    const enquiry = { ...typed, Subject: test.info().title };
    await fill(enquiry);
    await fail(page);
    await send();
    await expect.poll(() => alerts).toEqual([failure]);
    await keeps(enquiry);
    await expect.poll(() => watched.problems.join('\n')).toContain(logged);
    expect(storedSubjects(site.dataFolder)).not.toContain(enquiry.Subject);

    await page.unroute(api);
    await send();
    await expect.poll(() => alerts).toEqual([failure, success]);
    await expect(field('Message')).toHaveValue('');
    expect(storedSubjects(site.dataFolder).filter((subject) => subject === enquiry.Subject)).toHaveLength(1);
  });
}

test('an answer that is lost on its way back: the visitor presses again, and one enquiry is stored', async ({
  page,
  site,
}) => {
  const { alerts, fill, keeps, send, field } = await openForm(page);
  const enquiry = { ...typed, Subject: test.info().title };
  const storedTimes = () =>
    storedSubjects(site.dataFolder).filter((subject) => subject === enquiry.Subject).length;
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
  await expect(field('Message')).toHaveValue('');
  expect(storedTimes()).toBe(1);

  // The same text sent again after a success is a second enquiry.
  await fill(enquiry);
  await send();
  await expect.poll(() => alerts).toEqual([failure, success, success]);
  expect(storedTimes()).toBe(2);
});

test('a database that another program locks: the form says so and stays filled, and the next try is stored', async ({
  page,
  site,
  watched,
}) => {
  const { alerts, fill, keeps, send } = await openForm(page);
  const enquiry = { ...typed, Subject: test.info().title };
  await fill(enquiry);
  const unlock = lockDatabase(site.dataFolder);
  await send();
  await expect.poll(() => alerts).toEqual([failure]);
  await keeps(enquiry);
  expect(watched.problems.join('\n')).toContain('/site/api.php answered with status 503');
  unlock();
  await send();
  await expect.poll(() => alerts).toEqual([failure, success]);
  expect(storedSubjects(site.dataFolder).filter((subject) => subject === enquiry.Subject)).toHaveLength(1);
});

test('an API that hangs: nothing is sent twice, and after fifteen seconds the form says so and stays filled', async ({
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
  const sending = form.getByRole('button', { name: 'Sending…' });
  await expect(sending).toBeVisible();
  await expect(sending).toBeDisabled();
  await expect(form.getByRole('status')).toHaveText('Sending…');
  await expect.poll(() => requests).toBe(1);

  await sending.click({ force: true });
  await field('Subject').press('Enter');
  await field('Subject').pressSequentially('more', { noWaitAfter: true });
  await page.clock.runFor(14_999);
  await expect(sending).toBeVisible();
  expect(alerts).toEqual([]);

  await page.clock.runFor(1);
  await expect.poll(() => alerts).toEqual([failure]);
  await keeps(typed);
  expect(requests).toBe(1);
  expect(watched.problems.join('\n')).toContain('/site/api.php did not answer within 15 s.');
});

test('a message that is too long stays in the form, which says how long it may be', async ({ page }) => {
  const { alerts, field, fill, keeps, send } = await openForm(page);
  const enquiry = { ...typed, Message: 'long '.repeat(60_000) };
  await fill(enquiry);
  await send();
  await expect(field('Message')).toHaveAccessibleDescription(/Message can have at most 10,000 characters$/);
  await keeps(enquiry);
  expect(alerts).toEqual([]);
});

test('a contact page whose remote is dead still has a form, which the browser checks and posts', async ({
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
  await expect(field('First Name')).toBeFocused();
  expect(posts).toEqual([]);
  await fill(typed);
  await send();
  await expect(page).toHaveTitle('Received');
  expect(posts).toHaveLength(1);
  expect(posts[0]).toContain('POST firstName=Asha&lastName=Verma');
});
