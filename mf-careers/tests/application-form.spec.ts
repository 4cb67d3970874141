import type { Page } from '@playwright/test';
import { holdBack } from '@site/kit/testing/hold-back';
import { composed, expect, hydrated, openHydrated, test } from '@site/kit/testing/journey';
import { applicationPage } from '../src/content/application-page';
import { choose, oneJob } from './support/jobs';

const { fields, heading, button, reset } = applicationPage.form;

test.describe('the application', () => {
  test('shows messages in red', async ({ page }) => {
    await openHydrated(page, '/career/CareerForm');
    await page.getByRole('button', { name: button }).click();
    const message = page.getByText('Email is required');
    const red = await message.evaluate((element) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('This browser has no canvas.');
      pen.fillStyle = getComputedStyle(element).color;
      pen.fillRect(0, 0, 1, 1);
      return [...pen.getImageData(0, 0, 1, 1).data];
    });
    expect(red[0]).toBeGreaterThan(2 * Math.max(red[1] ?? 255, red[2] ?? 255));
  });

  test('is logged with its resume, reset, and sent nowhere', async ({ page, watched }) => {
    await choose(page, oneJob);
    await fillIn(page);
    const sent = [...watched.sent];
    const logged = page.waitForEvent('console', (message) => message.type() === 'log');
    await page.getByRole('button', { name: button }).click();

    const application = (await logged).args()[0];
    expect(
      await application?.evaluate(({ resume, ...texts }) => ({ ...texts, resume: resume.name })),
    ).toEqual({
      firstName: 'Isha',
      lastName: 'Patidar',
      email: 'isha@mail.example',
      phone: '09827000000',
      dob: '1999-08-14',
      role: oneJob.title,
      country: 'India',
      state: 'MP',
      city: 'Indore',
      gender: 'female',
      Experience: '5+',
      linkedin: 'https://www.linkedin.com/in/isha-patidar',
      additionalInfo1: 'Available from March.',
      resume: 'isha.pdf',
    });
    await expect(page.getByRole('status').filter({ hasText: reset })).toBeVisible();
    for (const name of ['firstName', 'phone', 'dob', 'city', 'additionalInfo1'] as const)
      await expect(page.getByLabel(fields[name].label)).toHaveValue('');
    expect(
      await page.getByLabel(fields.resume.label).evaluate((picker: HTMLInputElement) => picker.files?.length),
    ).toBe(0);
    await expect(page.getByLabel(fields.role.label)).toHaveValue(oneJob.title);
    await expect(page.getByText(/is required$/)).toHaveCount(0);
    await expect(page).toHaveURL('/career/CareerForm');
    expect(watched.sent).toEqual(sent);
    expect(watched.problems).toEqual([]);
  });

  test('stays empty after its reset where the visitor began to fill it in', composed, async ({ page }) => {
    await openHydrated(page, '/career/CareerForm');
    const firstName = page.getByLabel(fields.firstName.label);
    await firstName.fill('Isha');
    await page.getByRole('main').getByRole('link', { name: oneJob.title, exact: true }).click();
    await expect(page.getByLabel(fields.role.label)).toHaveValue(oneJob.title);
    await expect(firstName).toHaveValue('Isha');
    await fillIn(page);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('status').filter({ hasText: reset })).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL('/career/CareerForm');
    await hydrated(page);
    await expect(page.getByLabel(fields.role.label)).toHaveValue('');
    await expect(firstName).toHaveValue('');
  });

  test('shows the longest option of each choice in full', async ({ page }) => {
    await openHydrated(page, '/career/CareerForm');
    await page.evaluate(() => document.fonts.ready);
    const choices = page.getByRole('form', { name: heading }).getByRole('combobox');
    for (const width of [390, 820, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await choices.evaluateAll(tooNarrow), `at ${width} px`).toEqual([]);
    }
  });

  test('has arrows of the text’s colour in a dark high-contrast theme', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto('/career/CareerForm');
    const choice = page.getByRole('form', { name: heading }).getByRole('combobox').first();
    const [text, arrow] = await choice.evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(element.nextElementSibling as Element).stroke,
    ]);
    expect(arrow).toBe(text);
  });

  test('keeps input from before the scripts loaded', composed, async ({ page }) => {
    const letThrough = await holdBack(page, '**/*.js');
    await page.goto('/career/CareerForm', { waitUntil: 'commit' });
    await page.getByLabel(fields.firstName.label).fill('Isha');
    await page.getByLabel(fields.phone.label).fill('098270 00000');
    await page.getByLabel(fields.city.label).selectOption('Indore');
    await page.getByLabel(fields.resume.label).setInputFiles(resume);
    await page.getByRole('button', { name: button }).click();
    await expect(page).toHaveURL('/career/CareerForm');
    letThrough();
    await hydrated(page);
    await page.getByRole('button', { name: button }).click();

    await expect(page.getByText('Last Name is required')).toBeVisible();
    for (const missing of ['First Name', 'Phone number', 'City', 'Resume'])
      await expect(page.getByText(`${missing} is required`)).toHaveCount(0);
    await expect(page.getByLabel(fields.firstName.label)).toHaveValue('Isha');
    await expect(page.getByLabel(fields.phone.label)).toHaveValue('09827000000');
    await expect(page.getByLabel(fields.city.label)).toHaveValue('Indore');
    expect(
      await page.getByLabel(fields.resume.label).evaluate((picker: HTMLInputElement) => picker.files?.length),
    ).toBe(1);
  });
});

test.describe('without JavaScript', composed, () => {
  test.use({ javaScriptEnabled: false });

  test('the form adds nothing to the URL', async ({ page }) => {
    await page.goto('/career');
    await page.getByRole('link', { name: `${oneJob.btnText} – ${oneJob.title}` }).click();
    await page.getByLabel(fields.firstName.label).fill('Isha');
    await page.getByRole('button', { name: button }).click();
    await expect(page).toHaveURL('/career/CareerForm');
    await expect(page.getByLabel(fields.firstName.label)).toHaveValue('Isha');
  });
});

const resume = { name: 'isha.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

async function fillIn(page: Page): Promise<void> {
  for (const [name, text] of [
    ['firstName', 'Isha'],
    ['lastName', 'Patidar'],
    ['email', 'isha@mail.example'],
    ['phone', '098270 00000'],
    ['dob', '1999-08-14'],
    ['linkedin', 'https://www.linkedin.com/in/isha-patidar'],
    ['additionalInfo1', 'Available from March.'],
  ] as const) {
    await page.getByLabel(fields[name].label).fill(text);
  }
  for (const [name, value] of [
    ['country', 'India'],
    ['state', 'MP'],
    ['city', 'Indore'],
    ['gender', 'female'],
    ['Experience', '5+'],
  ] as const) {
    await page.getByLabel(fields[name].label, { exact: true }).selectOption(value);
  }
  await page.getByLabel(fields.resume.label).setInputFiles(resume);
}

/** Those that are narrower than their longest option. */
function tooNarrow(choices: Element[]): string[] {
  return choices.flatMap((choice) => {
    if (!(choice instanceof HTMLSelectElement)) return [];
    const width = choice.clientWidth;
    choice.style.inlineSize = 'max-content';
    const needed = choice.clientWidth;
    choice.style.inlineSize = '';
    return needed > width ? `${choice.name}: ${width} of ${needed} px` : [];
  });
}
