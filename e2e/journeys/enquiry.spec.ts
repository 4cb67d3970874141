import { contactPage } from '../../mf-contact/src/content/contact-page';
import { enquiryForm, textsOf, typed } from '../../mf-contact/tests/support/enquiry-form';
import { expect, openHydrated, test } from '../support/test';

test('an enquiry whose visitor leaves before the answer is stored, and the form is empty when they come back', async ({
  page,
  enquiriesWith,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/site/api.php', async (route) => {
    await held;
    await route.continue();
  });
  await openHydrated(page, '/contact');
  const { field, fill, send } = enquiryForm(page);
  const enquiry = { ...typed, subject: test.info().title };
  await fill(enquiry);
  await send();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click();
  await expect(page).toHaveURL('/career');

  const accepted = page.waitForEvent('dialog');
  release();
  const dialog = await accepted;
  expect(dialog.message()).toBe(contactPage.alerts.success);
  await dialog.accept();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  for (const [name] of textsOf(typed)) await expect(field(name)).toHaveValue('');
  expect(enquiriesWith(enquiry.subject)).toHaveLength(1);
});

test('an enquiry written by keyboard only is stored as typed, and the form is reset', async ({
  page,
  enquiriesWith,
  watched,
}) => {
  const alerts: string[] = [];
  const logs: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.accept();
  });
  page.on('console', (message) => message.type() === 'log' && logs.push(message.text()));
  await openHydrated(page, '/contact');
  const { field, messages, button } = enquiryForm(page);

  // From the main heading on, Tab moves through the fields in order.
  await page.getByRole('main').getByRole('link', { name: 'Home' }).focus();
  const enquiry = { ...typed, subject: test.info().title };
  for (const [name, text] of textsOf(enquiry)) {
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
  expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  expect(request.postDataJSON()).toEqual(enquiry);

  await expect.poll(() => alerts).toEqual([`alert: ${contactPage.alerts.success}`]);
  for (const [name] of textsOf(typed)) await expect(field(name)).toHaveValue('');
  expect(await messages()).toEqual([]);
  expect(logs).toHaveLength(1);
  expect(logs[0]).toBe(await (await request.response())?.text());
  expect(watched.problems).toEqual([]);
  expect(enquiriesWith(enquiry.subject)).toEqual([expect.objectContaining(enquiry)]);
});
