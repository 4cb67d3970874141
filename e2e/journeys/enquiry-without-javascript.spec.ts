import type { Page } from '@playwright/test';
import { violations } from '@site/kit/testing/accessibility';
import { receivedPage } from '../../mf-contact/src/content/received-page';
import { enquiryForm, textsOf, typed } from '../../mf-contact/tests/support/enquiry-form';
import { storedWith } from '../support/stored-enquiries';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

/** The outcome is in the heading. */
const received = (page: Page) =>
  expect(page.getByRole('heading', { name: receivedPage.heading })).toBeVisible();

test('an enquiry is stored as typed, and a page confirms it', async ({ page, enquiriesWith }) => {
  const subject = test.info().title;
  await page.goto('/contact');
  const { fill, send, form } = enquiryForm(page);
  await fill({ ...typed, subject });
  await send();
  await received(page);
  await expect(page).toHaveURL('/contact/received');
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeAttached();
  const stored = enquiriesWith(subject);
  expect(stored).toEqual([expect.objectContaining({ ...typed, subject })]);

  await page.reload();
  await received(page);
  expect(enquiriesWith(subject)).toHaveLength(1);

  await page.getByRole('link', { name: receivedPage.another.label }).click();
  await expect(enquiryForm(page).field('firstName')).toHaveValue('');
});

test('the field that catches bots is hidden; a bot that fills it in stores nothing', async ({
  page,
  server,
}) => {
  const subject = test.info().title;
  await page.goto('/contact');
  const { form, fill, send } = enquiryForm(page);
  const trap = form.locator('[name="homepage"]');
  await expect(trap).toBeHidden();
  await expect(form.getByRole('textbox')).toHaveCount(textsOf(typed).length);
  await fill({ ...typed, subject });
  // The page's scripts are off, but the test can still set the field, as a bot would.
  await trap.evaluate((field) => field.setAttribute('value', 'https://spam.example'));
  await send();
  await received(page);
  expect(storedWith(subject, server.dataFolder)).toEqual([]);
});

test('an invalid enquiry is returned with its messages and what was typed; corrected, it is stored', async ({
  page,
  server,
}) => {
  const subject = test.info().title;
  await page.goto('/contact');
  // White space passes the browser's own validation.
  await enquiryForm(page).fill({ ...typed, lastName: '  ', subject });
  await enquiryForm(page).send();
  const { field, fill, send } = enquiryForm(page);
  await expect(page.getByRole('alert')).toHaveText('Correct the marked fields and send the enquiry again.');
  await expect(field('lastName')).toBeFocused();
  await expect(field('lastName')).toHaveAccessibleDescription(/Last Name is required$/);
  await expect(field('email')).not.toHaveAttribute('aria-invalid');
  for (const [name, text] of textsOf({ ...typed, lastName: '  ', subject }))
    await expect(field(name)).toHaveValue(text);
  expect(storedWith(subject, server.dataFolder)).toEqual([]);

  await fill({ lastName: 'Verma' });
  await send();
  await received(page);
  expect(storedWith(subject, server.dataFolder)).toHaveLength(1);
});

test.describe('while the script is still loading', () => {
  test.use({ javaScriptEnabled: true });

  test('the form works as well, and keeps what was typed', async ({ page, server }) => {
    const subject = test.info().title;
    await page.route(/\.js$/, () => {});
    await page.goto('/contact', { waitUntil: 'commit' });
    await enquiryForm(page).fill({ ...typed, lastName: '  ', subject });
    await enquiryForm(page).send();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(enquiryForm(page).field('subject')).toHaveValue(subject);
    expect(await violations(page)).toEqual([]);
    await enquiryForm(page).fill({ lastName: 'Verma' });
    await enquiryForm(page).send();
    await received(page);
    expect(storedWith(subject, server.dataFolder)).toHaveLength(1);
  });
});
