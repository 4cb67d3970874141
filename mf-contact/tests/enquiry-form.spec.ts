import type { Page } from '@playwright/test';
import { holdBack } from '@site/kit/testing/hold-back';
import { composed, expect, hydrated, openHydrated, test } from '@site/kit/testing/journey';
import { translateTexts } from '@site/kit/testing/translate-texts';
import { enquiryForm, typed } from './support/enquiry-form';

async function openForm(page: Page) {
  await openHydrated(page, '/contact');
  return enquiryForm(page);
}

test('the telephone field accepts only digits, and keeps leading zeros and the cursor’s position', async ({
  page,
}) => {
  const { field } = await openForm(page);
  const phone = field('phone');
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

test('input from before the script loaded is kept', composed, async ({ page }) => {
  const letThrough = await holdBack(page, '**/releases/mf-contact/**/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  const { field, fill, send } = enquiryForm(page);
  await fill({ firstName: 'Asha', phone: '+91 0731', message: 'Hello' });
  letThrough();
  await hydrated(page);
  await send();
  await expect(field('lastName')).toBeFocused();
  await expect(field('firstName')).toHaveValue('Asha');
  await expect(field('phone')).toHaveValue('910731');
  await expect(field('message')).toHaveValue('Hello');
  await expect(page.getByText('Message is required')).toBeHidden();
});

for (const [files, parts] of [
  ['**/releases/mf-contact/**/*.js', 'the form'],
  ['**/releases/**/*.js', 'the page'],
] as const)
  test(`input in ${parts}, translated before its scripts loaded, is kept`, composed, async ({ page }) => {
    const letThrough = await holdBack(page, files);
    await page.goto('/contact', { waitUntil: 'commit' });
    const { form, button } = enquiryForm(page);
    await expect(button).toBeVisible();
    await page.getByRole('contentinfo').waitFor();
    await page.locator(parts === 'the form' ? 'main form' : 'body').evaluate(translateTexts);
    await form.locator('[name="firstName"]').fill('Asha');
    await form.locator('[name="message"]').fill('Hello');
    letThrough();
    await hydrated(page);
    // React has rendered the form again, and the translator would translate it again.
    await expect(form.locator('font')).toHaveCount(0);
    const { field } = enquiryForm(page);
    await expect(field('firstName')).toHaveValue('Asha');
    await expect(field('message')).toHaveValue('Hello');
    await button.click();
    await expect(field('lastName')).toBeFocused();
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
    const { field, fill, send } = enquiryForm(page);
    await send();
    await expect(field('firstName')).toBeFocused();
    await expect(page).toHaveURL('/contact');
    expect(posts).toEqual([]);

    await fill(typed);
    await send();
    await expect(page).toHaveTitle('Received');
    const [post = ''] = posts;
    expect(post?.startsWith('POST ')).toBe(true);
    expect(Object.fromEntries(new URLSearchParams(post?.slice('POST '.length)))).toEqual({
      homepage: '',
      ...typed,
      message: typed.message.replaceAll('\n', '\r\n'),
    });
  });
});
