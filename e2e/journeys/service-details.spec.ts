import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test';

const variants = [
  ['/service/service-details', 'left'],
  ['/service/service-details-right', 'right'],
  ['/service/service-details-center', 'center'],
] as const;

for (const [path, place] of variants) {
  test(`${path} tells the same with its sidebar in the ${place}`, async ({ page }) => {
    await page.goto(path);
    const article = page.getByRole('main').getByRole('article');
    await expect(article.getByRole('heading', { level: 2 })).toHaveText([
      'How a service is delivered, from the first call to the fifth year',
      'Our approach',
      'Custom development',
      'Technology we choose from',
      'Questions before a contract',
    ]);
    const boxes = article.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(boxes.getByRole('heading')).toHaveText(['Managed service', 'Project team']);
    for (const [at, address] of ['/services/application', '/services/custom-software'].entries())
      await expect(boxes.nth(at).getByRole('link')).toHaveAttribute('href', address);
    await expect(article.getByRole('heading', { level: 3 })).toHaveText([
      'Frontend',
      'Backend',
      'Database',
      'DevOps',
      'Cloud Platforms',
      'Managed service',
      'Project team',
      'How soon can you start?',
      'Fixed price or time and material?',
      'Who owns the code?',
      'Can you work with our own developers?',
    ]);

    const sidebar = page.getByRole('main').getByRole('complementary');
    await expect(sidebar.getByRole('heading', { level: 2 })).toHaveText([
      'Search',
      'All services',
      'Tags',
      'Brochure',
      'Get a free quote',
    ]);
    const services = sidebar.getByRole('navigation', { name: 'All services' }).getByRole('link');
    await expect(services).toHaveCount(10);
    for (const service of await services.all())
      await expect(service).toHaveAttribute('href', /^\/services?\//);
    const tags = sidebar.getByRole('list').filter({ hasText: 'Integration' });
    await expect(tags.getByRole('listitem')).toHaveCount(8);
    await expect(sidebar.getByRole('search').getByRole('searchbox')).toBeVisible();
    await expect(sidebar.getByRole('form', { name: 'Get a free quote' })).toBeVisible();

    const text = await article.boundingBox();
    const aside = await sidebar.boundingBox();
    if (!text || !aside) throw new Error('Text or sidebar is not shown.');
    if (place === 'left') expect(aside.x + aside.width).toBeLessThanOrEqual(text.x);
    if (place === 'right') expect(text.x + text.width).toBeLessThanOrEqual(aside.x);
    if (place === 'center') {
      expect(aside.y).toBeGreaterThanOrEqual(text.y + text.height);
      const heading = await article.getByRole('heading', { name: 'Our approach' }).boundingBox();
      expect(heading && heading.x + heading.width / 2).toBeCloseTo(aside.x + aside.width / 2, 0);
    }
  });
}

/** The open questions of the accordion. */
function openQuestions(page: Page) {
  return page
    .getByRole('main')
    .locator('details')
    .evaluateAll((items) => items.map((item) => (item as HTMLDetailsElement).open));
}

test('four of the five questions are shown, the first one open, and never more than one', async ({
  page,
}) => {
  await page.goto('/service/service-details');
  await hydrated(page);
  expect(await openQuestions(page)).toEqual([true, false, false, false]);

  const second = page.getByText('Fixed price or time and material?');
  await second.click();
  expect(await openQuestions(page)).toEqual([false, true, false, false]);
  await expect(page.getByText('Discovery and milestones with clear acceptance tests')).toBeVisible();
  await second.click();
  expect(await openQuestions(page)).toEqual([false, false, false, false]);
});

test('the questions open and close by keyboard', async ({ page }) => {
  await page.goto('/service/service-details');
  await hydrated(page);
  await page.getByRole('main').locator('summary').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await openQuestions(page)).toEqual([false, true, false, false]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await openQuestions(page)).toEqual([false, false, true, false]);
  await page.keyboard.press('Space');
  expect(await openQuestions(page)).toEqual([false, false, false, false]);
});

test('search engines read the four questions', async ({ page }) => {
  await page.goto('/service/service-details');
  const data = await page.getByRole('main').locator('script[type="application/ld+json"]').textContent();
  const [questions, breadcrumb] = JSON.parse(data ?? '')['@graph'];
  expect(questions['@type']).toBe('FAQPage');
  expect(questions.mainEntity).toHaveLength(4);
  expect(breadcrumb['@type']).toBe('BreadcrumbList');
});

/** Uses every form and placeholder of the sidebar and expects that nothing changes. */
async function useTheSidebar(page: Page) {
  const sidebar = page.getByRole('main').getByRole('complementary');
  const keyword = sidebar.getByRole('searchbox', { name: 'Search by keyword' });
  const name = sidebar.getByRole('textbox', { name: 'Your name' });
  await keyword.fill('cloud');
  await name.fill('Asha Verma');
  await sidebar.getByRole('textbox', { name: 'E-mail' }).fill('asha@example.com');
  await sidebar.getByRole('textbox', { name: 'Phone number' }).fill('0731');
  await sidebar.getByRole('textbox', { name: 'What do you need?' }).fill('A second opinion.');

  await keyword.press('Enter');
  await sidebar.getByRole('button', { name: 'Search' }).click();
  await name.press('Enter');
  await sidebar.getByRole('button', { name: 'Ask for a quote' }).click();
  await expect(keyword).toHaveValue('cloud');
  await expect(name).toHaveValue('Asha Verma');
}

test('the sidebar’s forms do nothing: no request, no reload, what was typed stays', async ({
  page,
  watched,
}) => {
  await page.goto('/service/service-details');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const before = watched.requests.length;
  await useTheSidebar(page);
  await expect(page).toHaveURL('/service/service-details');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(watched.requests.slice(before)).toEqual([]);
  expect(watched.problems).toEqual([]);
});

test('the brochure’s placeholders go nowhere and leave the reader where he is', async ({ page }) => {
  await page.goto('/service/service-details');
  await hydrated(page);
  for (const label of ['Download PDF', 'Download DOC']) {
    const link = page.getByRole('link', { name: label });
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(0);
    await expect(link).toHaveAttribute('href', '#');
    await link.click({ force: true });
    await expect(page).toHaveURL('/service/service-details');
    expect(await page.evaluate(() => scrollY)).toBe(place);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the forms do nothing either', async ({ page, watched }) => {
    await page.goto('/service/service-details');
    const documents = () =>
      watched.requests.filter((address) => address.includes('/service/service-details'));
    const before = documents().length;
    await useTheSidebar(page);
    await expect(page).toHaveURL('/service/service-details');
    expect(documents()).toHaveLength(before);
  });

  test('questions open and close', async ({ page }) => {
    await page.goto('/service/service-details');
    await page.getByText('Who owns the code?').click();
    await expect(page.getByText('You do, on payment of each milestone')).toBeVisible();
    await expect(page.getByText('A discovery begins within two weeks')).toBeHidden();
  });
});
