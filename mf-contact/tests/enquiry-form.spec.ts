import type { Page } from '@playwright/test';
import { holdBack } from '@site/kit/testing/hold-back';
import { composed, expect, hydrated, test } from '@site/kit/testing/journey';
import { contactPage } from '../src/content/contact-page';

const { heading, button: send, fields } = contactPage.form;

/** In the order of the form. */
const typed = {
  firstName: 'Asha',
  lastName: ' Verma',
  email: 'asha@mill',
  phone: '07312550100',
  subject: 'Stock app',
  message: 'We run two warehouses.\n\n“Stock” is a spreadsheet.',
};

async function openForm(page: Page) {
  await page.goto('/contact');
  await hydrated(page);
  const form = page.getByRole('form', { name: heading });
  const field = (name: keyof typeof fields) =>
    form.getByRole('textbox', { name: fields[name].label, exact: true });
  const messages = () => form.locator('[aria-live]').filter({ hasText: /\S/ }).allTextContents();
  return { form, field, messages, button: form.getByRole('button') };
}

test('wrong fields are named on submit, tied to their messages, and put right as the visitor types', async ({
  page,
  watched,
}) => {
  const { field, messages, button } = await openForm(page);
  await field('email').fill('asha');
  await field('email').press('Tab');
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
  await expect(field('firstName')).toBeFocused();
  for (const [name, message] of [
    ['firstName', 'First Name is required'],
    ['email', 'Invalid email address'],
    ['message', 'Message is required'],
  ] as const) {
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(name)).toHaveAccessibleDescription(new RegExp(`${message}$`));
  }

  await field('firstName').pressSequentially('A');
  await field('email').pressSequentially('@');
  expect(await messages()).toContain('Invalid email address');
  await field('email').pressSequentially('m');
  expect(await messages()).toEqual([
    'Last Name is required',
    'Phone number is required',
    'Subject is required',
    'Message is required',
  ]);
  await field('email').fill('');
  expect(await messages()).toContain('Email is required');
  expect(watched.requests.filter((address) => address.endsWith('/api.php'))).toEqual([]);
});

test('the telephone field takes digits only, keeps leading zeros and the place of the cursor', async ({
  page,
}) => {
  const { field } = await openForm(page);
  const phone = field('phone');
  await expect(phone).toHaveAttribute('type', 'tel');
  await expect(phone).toHaveAttribute('inputmode', 'numeric');
  await phone.pressSequentially('007a 3-1');
  await expect(phone).toHaveValue('00731');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('x9');
  await expect(phone).toHaveValue('090731');

  await field('subject').fill('+91 (731) 255-0100');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+X');
  await phone.fill('');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(phone).toHaveValue('917312550100');
});

test('what is typed before the script has come is kept', composed, async ({ page }) => {
  const letThrough = await holdBack(page, '**/releases/mf-contact/**/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel(fields.firstName.label).fill('Asha');
  await page.getByLabel(fields.phone.label).fill('+91 0731');
  await page.getByLabel(fields.message.label).fill('Hello');
  letThrough();
  await hydrated(page);
  await page.getByRole('button', { name: send }).click();
  await expect(page.getByLabel(fields.lastName.label)).toBeFocused();
  await expect(page.getByLabel(fields.firstName.label)).toHaveValue('Asha');
  await expect(page.getByLabel(fields.phone.label)).toHaveValue('910731');
  await expect(page.getByLabel(fields.message.label)).toHaveValue('Hello');
  await expect(page.getByText('Message is required')).toBeHidden();
});

test.describe('without JavaScript', composed, () => {
  test.use({ javaScriptEnabled: false });

  test('the browser checks the fields and posts them', async ({ page }) => {
    const posts: (string | null)[] = [];
    await page.route('**/site/api.php', async (route) => {
      posts.push(`${route.request().method()} ${route.request().postData()}`);
      await route.fulfill({ contentType: 'text/html', body: '<title>Received</title>' });
    });
    await page.goto('/contact');
    const button = page.getByRole('button', { name: send });
    await button.click();
    await expect(page.getByLabel(fields.firstName.label)).toBeFocused();
    await expect(page).toHaveURL('/contact');
    expect(posts).toEqual([]);

    for (const name of Object.keys(typed) as (keyof typeof typed)[])
      await page.getByRole('textbox', { name: fields[name].label, exact: true }).fill(typed[name]);
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
      message: typed.message.replaceAll('\n', '\r\n'),
    });
  });
});
