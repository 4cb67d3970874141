import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test';

const steps = [
  'Conceptualization',
  'Requirement',
  'Milestone',
  'Design & Dev',
  'QA & Testing',
  'Final Delivery',
];

/** The first six of the nine services of the requirements §2 and §3. */
const services = [
  ['Web Development', '/service/web'],
  ['Technology Consulting', '/service/Consulting'],
  ['Cloud services', '/service/cloud'],
  ['AI & Machine Learning', '/service/artifical'],
  ['Digital Marketing', '/service/digital'],
  ['Quality Assurance', '/service/qualtiyassurance'],
] as const;

const servicesOf = (page: Page) => page.getByRole('region', { name: 'What we can take off your desk' });

test.describe('the page', () => {
  test('tells its story in the required order, under one first heading', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Engineers first, and consultants because of it',
      'What we can take off your desk',
      'Our Process',
      'What clients tell us',
      'The technology we build on',
    ]);
    const places = await Promise.all(
      [
        main.getByRole('heading', { level: 1 }),
        main.getByRole('link', { name: 'Get Started Now' }),
        main.getByRole('link', { name: 'Discover More' }),
        main.getByRole('link', { name: 'Show More' }),
        main.getByRole('heading', { name: 'Our Process' }),
        main.getByRole('heading', { name: 'What clients tell us' }),
        main.getByRole('heading', { name: 'The technology we build on' }),
      ].map(async (landmark) => (await landmark.boundingBox())?.y ?? Number.NaN),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  test('says to search engines which company it is', async ({ page }) => {
    await page.goto('/');
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Malvanta',
      telephone: '+917315550100',
      address: { addressLocality: 'Indore', addressCountry: 'IN' },
    });
  });

  test('arrives without inline styles, which the security policy would refuse', async ({ request }) => {
    const html = await (await request.get('/')).text();
    expect(html).toContain('Get Started Now');
    expect(html).not.toMatch(/\sstyle=/);
  });

  test('moves nothing that a reader sees while it loads', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await hydrated(page);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  });
});

test.describe('hero and About', () => {
  test('Get Started Now leads to the contact page', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Get Started Now' }).click();
    await expect(page).toHaveURL('/contact');
  });

  test('Discover More has the address /v', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Discover More' })).toHaveAttribute('href', '/v');
  });

  test('the ribbons of the picture lie still for who asked for less motion', async ({ page }) => {
    const running = () => page.evaluate(() => document.getAnimations().length);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await hydrated(page);
    expect(await running()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(running).toBeGreaterThan(0);
  });
});

test.describe('the service grid', () => {
  test('shows six of the nine services, each leading to its page', async ({ page }) => {
    await page.goto('/');
    const cards = servicesOf(page).getByRole('article');
    await expect(cards).toHaveCount(6);
    for (const [at, [title, path]] of services.entries()) {
      await expect(cards.nth(at).getByRole('heading', { level: 3 })).toHaveText(title);
      await expect(cards.nth(at).getByRole('link')).toHaveAttribute('href', path);
    }
  });

  test('a click anywhere on a card counts', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const card = servicesOf(page).getByRole('article').nth(1);
    await card.click({ position: { x: 40, y: 40 } });
    await expect(page).toHaveURL('/service/Consulting');
  });

  test('Show More leads to all services', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await servicesOf(page).getByRole('link', { name: 'Show More' }).click();
    await expect(page).toHaveURL('/service');
  });
});

test('the process has its six steps, in order, each with an icon and a sentence', async ({ page }) => {
  await page.goto('/');
  const items = page.getByRole('region', { name: 'Our Process' }).getByRole('listitem');
  await expect(items).toHaveCount(6);
  for (const [at, label] of steps.entries()) {
    await expect(items.nth(at).getByRole('heading')).toHaveText(`${at + 1} ${label}`);
    await expect(items.nth(at).locator('svg')).toHaveCount(1);
    await expect(items.nth(at).getByRole('paragraph')).toHaveText(/\w+ .+\.$/);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Show More leads to all services', async ({ page }) => {
    await page.goto('/');
    await servicesOf(page).getByRole('link', { name: 'Show More' }).click();
    await expect(page).toHaveURL('/service');
  });
});
