import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { violations } from '@site/kit/testing/accessibility';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

const typed = {
  'First Name': 'Asha',
  'Last Name': 'Verma',
  Email: 'asha@mill',
  'Phone number': '07312550100',
  Message: 'We run two warehouses.\n\n“Stock” is a spreadsheet.',
};

function formOn(page: Page) {
  const form = page.getByRole('form', { name: 'Send an enquiry' });
  const field = (name: string) => form.getByRole('textbox', { name });
  const fill = async (texts: Record<string, string>) => {
    for (const [name, text] of Object.entries(texts)) await field(name).fill(text);
  };
  return { form, field, fill, send: () => form.getByRole('button').click() };
}

/** The enquiry with this subject, as the operator reads it. */
function storedWith(subject: string, dataFolder: string): Record<string, string>[] {
  const json = execFileSync(process.execPath, ['api/dist/cli.js', 'export', '--json'], {
    cwd: new URL('../..', import.meta.url),
    env: { ...process.env, DATA_DIR: dataFolder },
    encoding: 'utf8',
  });
  return JSON.parse(json).filter((enquiry: { subject: string }) => enquiry.subject === subject);
}

/** The heading says it, whatever the rest of the page. */
const received = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Form submitted successfully!' })).toBeVisible();

test('an enquiry arrives as it was typed, and a page says so', async ({ page, site }) => {
  const subject = test.info().title;
  await page.goto('/contact');
  const { fill, send, form } = formOn(page);
  await fill({ ...typed, Subject: subject });
  await send();
  await received(page);
  await expect(page).toHaveURL('/contact/received');
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeAttached();
  const stored = storedWith(subject, site.dataFolder);
  expect(stored).toEqual([
    expect.objectContaining({ firstName: 'Asha', email: 'asha@mill', message: typed.Message }),
  ]);

  await page.reload();
  await received(page);
  expect(storedWith(subject, site.dataFolder)).toHaveLength(1);

  await page.getByRole('link', { name: 'Send another enquiry' }).click();
  await expect(formOn(page).field('First Name')).toHaveValue('');
});

test('nobody meets the field that catches programs; a program that fills it in stores nothing', async ({
  page,
  site,
}) => {
  const subject = test.info().title;
  await page.goto('/contact');
  const { form, fill, send } = formOn(page);
  const trap = form.locator('[name="homepage"]');
  await expect(trap).toBeHidden();
  await expect(form.getByRole('textbox')).toHaveCount(6);
  await fill({ ...typed, Subject: subject });
  // The page's scripts are off, but the test can still set the field, as a bot would.
  await trap.evaluate((field) => field.setAttribute('value', 'https://spam.example'));
  await send();
  await received(page);
  expect(storedWith(subject, site.dataFolder)).toEqual([]);
});

test('a wrong enquiry comes back with its messages and what was typed; put right, it arrives', async ({
  page,
  site,
}) => {
  const subject = test.info().title;
  await page.goto('/contact');
  // White space passes the browser's own validation.
  await formOn(page).fill({ ...typed, 'Last Name': '  ', Subject: subject });
  await formOn(page).send();
  const { field, fill, send } = formOn(page);
  await expect(page.getByRole('alert')).toHaveText('Put the marked fields right and send the enquiry again.');
  await expect(field('Last Name')).toBeFocused();
  await expect(field('Last Name')).toHaveAccessibleDescription(/Last Name is required$/);
  await expect(field('Email')).not.toHaveAttribute('aria-invalid');
  for (const [name, text] of Object.entries({ ...typed, 'Last Name': '  ', Subject: subject }))
    await expect(field(name)).toHaveValue(text);
  expect(storedWith(subject, site.dataFolder)).toEqual([]);

  await fill({ 'Last Name': 'Verma' });
  await send();
  await received(page);
  expect(storedWith(subject, site.dataFolder)).toHaveLength(1);
});

test.describe('while the script is still on its way', () => {
  test.use({ javaScriptEnabled: true });

  test('the form works as well, and keeps what was typed', async ({ page, site }) => {
    const subject = test.info().title;
    await page.route(/\.js$/, () => {});
    await page.goto('/contact', { waitUntil: 'commit' });
    await formOn(page).fill({ ...typed, 'Last Name': '  ', Subject: subject });
    await formOn(page).send();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(formOn(page).field('Subject')).toHaveValue(subject);
    expect(await violations(page)).toEqual([]);
    await formOn(page).fill({ 'Last Name': 'Verma' });
    await formOn(page).send();
    await received(page);
    expect(storedWith(subject, site.dataFolder)).toHaveLength(1);
  });
});
