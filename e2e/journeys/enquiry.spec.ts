import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
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
