import type { Locator } from '@playwright/test';
import { exploreLinks } from '../support/explore-links';
import { expectLogos } from '../support/technology-logos';
import { expect, hydrated, test } from '../support/test';

const templatePages = [
  ['/service/web', 'Web Development', 'Web Development'],
  ['/services/application', 'Application Services', 'Application Services'],
  ['/service/Consulting', 'Technology Consulting', 'Technology Consulting'],
  ['/service/cloud', 'Cloud Services', 'Cloud services'],
  ['/service/artifical', 'AI & Machine Learning', 'AI & Machine Learning'],
  ['/service/digital', 'Digital Marketing', 'Digital Marketing'],
  ['/service/qualtiyassurance', 'Quality Assurance', 'Quality Assurance'],
  ['/service/ui', 'UI/UX Design', 'UI/UX Design'],
  ['/service/analytics', 'Data & Analytics', 'Data & Analytics'],
  ['/service/Ai', 'Artificial Services', null],
  ['/service/salesfore', 'Salesforce', 'Salesforce'],
] as const;

const approachCards = [
  'Custom Software Development',
  'Mobile App Development',
  'Cloud Solutions',
  'Data Analytics',
  'Cybersecurity Services',
  'System Integration',
];

for (const [path, title, current] of templatePages) {
  test(`${path} is the ${title} page on the shared template`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();

    const article = page.getByRole('main').getByRole('article');
    await expect(article.getByRole('heading', { level: 2 })).toHaveCount(2);
    await expect(article.getByRole('heading', { level: 3 })).toHaveText(approachCards);
    await expect(article.locator('svg[data-palette]')).toBeVisible();
    expect(await article.getByRole('paragraph').count()).toBeGreaterThan(approachCards.length + 2);
    const technology = page.getByRole('region', { name: 'Technology used' });
    await expectTools(technology);
    await expect(technology.getByRole('heading', { level: 3 })).toHaveText([
      'Frontend',
      'Backend',
      'CRM',
      'CSM',
      'Cloud Platform',
    ]);

    const sidebar = page.getByRole('navigation', { name: 'Explore Our Services' });
    const links = await sidebar
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links).toEqual(exploreLinks);
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText(current ? [current] : []);
    await expect(page.getByRole('main').getByRole('complementary').getByRole('link').last()).toHaveAttribute(
      'href',
      '/service/service-details',
    );
  });
}

test('sidebar links slide in one after another, one every 300 ms, and can be reached at once', async ({
  page,
}) => {
  await page.goto('/service/web');
  const sidebar = page.getByRole('navigation', { name: 'Explore Our Services' });
  const delays = await sidebar
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => Number.parseFloat(getComputedStyle(item).animationDelay) * 1000),
    );
  expect(delays).toEqual([0, 300, 600, 900, 1200, 1500, 1800, 2100, 2400, 2700]);
  await sidebar.getByRole('link', { name: 'Data & Analytics' }).focus();
  await expect(sidebar.getByRole('link', { name: 'Data & Analytics' })).toBeFocused();
  await expect(sidebar.getByRole('link', { name: 'Data & Analytics' })).toHaveCSS('opacity', '1');
});

test('the seven links of the data-driven page slide in at the same pace', async ({ page }) => {
  await page.goto('/services/iot-solutions');
  const items = page.getByRole('main').getByRole('complementary').getByRole('listitem');
  const delays = await items.evaluateAll((all) => all.map((item) => getComputedStyle(item).animationDelay));
  expect(delays).toEqual(['0s', '0.3s', '0.6s', '0.9s', '1.2s', '1.5s', '1.8s']);
});

test('sidebar links stand still for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/service/web');
  const animations = await page
    .getByRole('navigation', { name: 'Explore Our Services' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).animationName));
  expect(new Set(animations)).toEqual(new Set(['none']));
});

test('a sidebar link leads to another service without a reload', async ({ page }) => {
  await page.goto('/service/web');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole('navigation', { name: 'Explore Our Services' })
    .getByRole('link', { name: 'Salesforce' })
    .click();
  await expect(page).toHaveURL('/service/salesfore');
  await expect(page.getByRole('heading', { level: 1, name: 'Salesforce' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

const dataPages = [
  ['/services/web', 'Web Applications'],
  ['/services/mobile-app-development', 'Mobile App Development'],
  ['/services/custom-software', 'Custom Software'],
  ['/services/cloud-computing', 'Cloud Computing'],
  ['/services/ai-machine-learning', 'Machine Learning Engineering'],
  ['/services/data-analytics', 'Data Analytics'],
  ['/services/iot-solutions', 'IoT Solutions'],
] as const;

for (const [path, title] of dataPages) {
  test(`${path} is the data-driven page on ${title}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    const sidebar = page.getByRole('main').getByRole('complementary').getByRole('link');
    expect(await sidebar.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      dataPages.map(([address]) => address),
    );
    await expect(
      page.getByRole('main').getByRole('complementary').locator('[aria-current="page"]'),
    ).toHaveText([title]);

    // One region each, in this order: heading and introduction, approach, offers, technology.
    const regions = page.getByRole('main').getByRole('region');
    for (const at of [0, 1]) {
      await expect(regions.nth(at).getByRole('heading', { level: 2 }).first()).toHaveText(/\S/);
      expect(await regions.nth(at).getByRole('paragraph').count()).toBeGreaterThanOrEqual(2);
    }
    await expectTools(regions.nth(3));
    await expect(regions.nth(2).getByRole('listitem')).toHaveCount(6);
    await expect(regions.nth(3).getByRole('heading', { level: 3 })).toHaveText([
      'Frontend',
      'Backend',
      'Database',
      'DevOps',
      'Cloud Platforms',
    ]);
  });
}

test('search engines read a service and the way to it', async ({ page }) => {
  for (const path of ['/service/cloud', '/services/cloud-computing']) {
    await page.goto(path);
    const data = await page.getByRole('main').locator('script[type="application/ld+json"]').textContent();
    const types = JSON.parse(data ?? '')['@graph'].map((entry: { '@type': string }) => entry['@type']);
    expect(types).toEqual(['Service', 'BreadcrumbList']);
  }
});

test('a service page prints as a leaflet: its words, without sidebar, pictures and buttons', async ({
  page,
}) => {
  await page.goto('/service/cloud');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'System Integration' })).toBeVisible();
  await expect(page.getByText('Explore Our Services')).toBeHidden();
  await expect(page.getByText('Request a Consultation')).toBeHidden();
  await expect(page.getByRole('main').locator('svg[data-palette]:visible')).toHaveCount(0);
});

/** Every category names tools, each with its logo. */
async function expectTools(technology: Locator): Promise<void> {
  const lists = technology.getByRole('list');
  await expect(lists).toHaveCount(5);
  for (const list of await lists.all()) expect(await list.getByRole('listitem').count()).toBeGreaterThan(0);
  await expectLogos(lists, await lists.getByRole('listitem').count());
}
