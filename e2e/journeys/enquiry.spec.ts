import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { holdBack } from '../support/held-files';
import { expect, hydrated, test } from '../support/test';

/** In the order of the form. */
const typed = {
  'First Name': 'Asha',
  'Last Name': ' Verma',
  Email: 'asha@mill',
  'Phone number': '07312550100',
  Subject: 'Stock app',
  Message: 'We run two warehouses.\n\n“Stock” is a spreadsheet.',
};

async function openForm(page: Page) {
  await page.goto('/contact');
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Send an enquiry' });
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  const messages = () => form.locator('[aria-live]').filter({ hasText: /\S/ }).allTextContents();
  return { form, field, messages, button: form.getByRole('button') };
}

/** What `npm run enquiries -- export --json` gives the operator, newest first. */
function storedEnquiries(dataFolder: string): Record<string, string>[] {
  return JSON.parse(
    execFileSync(process.execPath, ['api/dist/cli.js', 'export', '--json'], {
      cwd: new URL('../..', import.meta.url),
      env: { ...process.env, DATA_DIR: dataFolder },
      encoding: 'utf8',
    }),
  );
}

test('an enquiry written by keyboard alone arrives as it was typed, and the form starts again', async ({
  page,
  site,
  watched,
}) => {
  const alerts: string[] = [];
  const logs: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.accept();
  });
  page.on('console', (message) => message.type() === 'log' && logs.push(message.text()));
  const { field, messages, button } = await openForm(page);

  // From the main heading on, Tab reaches the fields in order with nothing in between.
  await page.getByRole('main').getByRole('link', { name: 'Home' }).focus();
  const subject = test.info().title;
  for (const [name, text] of Object.entries({ ...typed, Subject: subject })) {
    await page.keyboard.press('Tab');
    await expect(field(name)).toBeFocused();
    for (const [at, line] of text.split('\n').entries()) {
      if (at > 0) await page.keyboard.press('Enter');
      await page.keyboard.type(line);
    }
  }
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  const sent = page.waitForRequest('**/site/api.php');
  await page.keyboard.press('Enter');

  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(request.headers()['content-type']).toBe('application/json');
  expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  const enquiry = {
    firstName: 'Asha',
    lastName: ' Verma',
    email: 'asha@mill',
    phone: '07312550100',
    subject,
    message: typed.Message,
  };
  expect(request.postDataJSON()).toEqual(enquiry);

  await expect.poll(() => alerts).toEqual(['alert: Form submitted successfully!']);
  for (const name of Object.keys(typed)) await expect(field(name)).toHaveValue('');
  expect(await messages()).toEqual([]);
  expect(logs).toHaveLength(1);
  expect(logs[0]).toBe(await (await request.response())?.text());
  expect(watched.problems).toEqual([]);
  expect(storedEnquiries(site.dataFolder)).toContainEqual(expect.objectContaining(enquiry));
});

test('wrong fields are named on submit, tied to their messages, and put right as the visitor types', async ({
  page,
  watched,
}) => {
  const { field, messages, button } = await openForm(page);
  await field('Email').fill('asha');
  await field('Email').press('Tab');
  expect(await messages()).toEqual([]);

  await button.click();
  expect(await messages()).toEqual([
    'First Name is required',
    'Last Name is required',
    'Invalid email address',
    'Phone number is required',
    'Subject is required',
    'Message is required',
  ]);
  await expect(field('First Name')).toBeFocused();
  for (const [name, message] of [
    ['First Name', 'First Name is required'],
    ['Email', 'Invalid email address'],
    ['Message', 'Message is required'],
  ] as const) {
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(name)).toHaveAccessibleDescription(new RegExp(`${message}$`));
  }

  await field('First Name').pressSequentially('A');
  await field('Email').pressSequentially('@');
  expect(await messages()).toContain('Invalid email address');
  await field('Email').pressSequentially('m');
  expect(await messages()).toEqual([
    'Last Name is required',
    'Phone number is required',
    'Subject is required',
    'Message is required',
  ]);
  await field('Email').fill('');
  expect(await messages()).toContain('Email is required');
  expect(watched.requests.filter((address) => address.endsWith('/api.php'))).toEqual([]);
});

test('the telephone field takes digits only, keeps leading zeros and the place of the cursor', async ({
  page,
}) => {
  const { field } = await openForm(page);
  const phone = field('Phone number');
  await expect(phone).toHaveAttribute('type', 'tel');
  await expect(phone).toHaveAttribute('inputmode', 'numeric');
  await phone.pressSequentially('007a 3-1');
  await expect(phone).toHaveValue('00731');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('x9');
  await expect(phone).toHaveValue('090731');

  await field('Subject').fill('+91 (731) 255-0100');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+X');
  await phone.fill('');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(phone).toHaveValue('917312550100');
});

test('what is typed before the script has come is kept', async ({ page }) => {
  const letThrough = await holdBack(page, '**/releases/mf-contact/**/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('First Name').fill('Asha');
  await page.getByLabel('Phone number').fill('+91 0731');
  await page.getByLabel('Message').fill('Hello');
  letThrough();
  await hydrated(page);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByLabel('Last Name')).toBeFocused();
  await expect(page.getByLabel('First Name')).toHaveValue('Asha');
  await expect(page.getByLabel('Phone number')).toHaveValue('910731');
  await expect(page.getByLabel('Message')).toHaveValue('Hello');
  await expect(page.getByText('Message is required')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser checks the fields and posts them', async ({ page }) => {
    const posts: (string | null)[] = [];
    await page.route('**/site/api.php', async (route) => {
      posts.push(`${route.request().method()} ${route.request().postData()}`);
      await route.fulfill({ contentType: 'text/html', body: '<title>Received</title>' });
    });
    await page.goto('/contact');
    const button = page.getByRole('button', { name: 'Send enquiry' });
    await button.click();
    await expect(page.getByLabel('First Name')).toBeFocused();
    await expect(page).toHaveURL('/contact');
    expect(posts).toEqual([]);

    for (const [name, text] of Object.entries(typed))
      await page.getByRole('textbox', { name, exact: true }).fill(text);
    await button.click();
    await expect(page).toHaveTitle('Received');
    const [post = ''] = posts;
    expect(post?.startsWith('POST ')).toBe(true);
    expect(Object.fromEntries(new URLSearchParams(post?.slice('POST '.length)))).toEqual({
      homepage: '',
      firstName: 'Asha',
      lastName: ' Verma',
      email: 'asha@mill',
      phone: '07312550100',
      subject: 'Stock app',
      message: typed.Message.replaceAll('\n', '\r\n'),
    });
  });
});
