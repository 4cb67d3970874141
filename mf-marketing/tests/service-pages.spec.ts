import type { Locator } from '@playwright/test';
import { entryIn } from '@site/kit/content/entry-in';
import { expect, openHydrated, test } from '@site/kit/testing/journey';
import { isSameDocument, markDocument } from '@site/kit/testing/same-document';
import { approachCards } from '../src/content/approach-cards';
import { dataServiceSchema } from '../src/content/data-service.schema';
import { exploreServices } from '../src/content/explore-services';
import { templateServiceSchema } from '../src/content/template-service.schema';
import { dataServices } from '../src/entries/data-services';
import { dataServiceLinks, templateServiceLinks } from '../src/entries/service-entries';
import { templateServices } from '../src/entries/template-services';
import { expectLogos } from './support/technology-logos';

const iotSolutions = entryIn(
  import.meta.url,
  '../src/content/data-services/iot-solutions.yaml',
  dataServiceSchema,
);
const salesforce = entryIn(
  import.meta.url,
  '../src/content/template-services/salesforce.yaml',
  templateServiceSchema,
);
const web = entryIn(import.meta.url, '../src/content/template-services/web.yaml', templateServiceSchema);

const templateLinks = templateServiceLinks(templateServices);
const dataLinks = dataServiceLinks(dataServices);

// One page of each kind: unit tests in src/pages check what every page shows.
test(`a page on the shared template, ${web.path}, has the layout of its template`, async ({ page }) => {
  const { path, name: title, technologies } = web;
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();

  const article = page.getByRole('main').getByRole('article');
  await expect(article.getByRole('heading', { level: 2 })).toHaveCount(2);
  await expect(article.getByRole('heading', { level: 3 })).toHaveText(
    approachCards.map((card) => card.title),
  );
  await expect(article.locator('svg[data-palette]')).toBeVisible();
  expect(await article.getByRole('paragraph').count()).toBeGreaterThan(approachCards.length + 2);
  const technology = page.getByRole('region', { name: 'Technology used' });
  await expectTools(technology);
  await expect(technology.getByRole('heading', { level: 3 })).toHaveText(
    technologies.map(({ category }) => category),
  );

  const sidebar = page.getByRole('navigation', { name: exploreServices.heading });
  const links = await sidebar
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(links).toEqual(templateLinks.map(({ label, to }) => [label, to]));
  const current = templateLinks.find(({ to }) => to === path)?.label;
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText(current ? [current] : []);
  await expect(page.getByRole('main').getByRole('complementary').getByRole('link').last()).toHaveAttribute(
    'href',
    exploreServices.details.to,
  );
});

test('sidebar links slide in, one every 300 ms, are focusable from the start, and don’t move with reduced motion', async ({
  page,
}) => {
  await page.goto('/service/web');
  const sidebar = page.getByRole('navigation', { name: exploreServices.heading });
  await expect(sidebar.getByRole('listitem')).toHaveCount(templateLinks.length);
  const delays = await sidebar
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => Number.parseFloat(getComputedStyle(item).animationDelay) * 1000),
    );
  expect(delays).toEqual(templateLinks.map((_, at) => at * 300));
  await sidebar.getByRole('link', { name: templateLinks.at(-1)?.label ?? '' }).focus();
  await expect(sidebar.getByRole('link', { name: templateLinks.at(-1)?.label ?? '' })).toBeFocused();
  await expect(sidebar.getByRole('link', { name: templateLinks.at(-1)?.label ?? '' })).toHaveCSS(
    'opacity',
    '1',
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const animations = await sidebar
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).animationName));
  expect(new Set(animations)).toEqual(new Set(['none']));
});

test('a sidebar link shows another service without a reload', async ({ page }) => {
  await openHydrated(page, '/service/web');
  await markDocument(page);
  await page
    .getByRole('navigation', { name: exploreServices.heading })
    .getByRole('link', { name: salesforce.name })
    .click();
  await expect(page).toHaveURL(salesforce.path);
  await expect(page.getByRole('heading', { level: 1, name: salesforce.name })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test(`a data-driven page, ${iotSolutions.path}, has the layout of its template`, async ({ page }) => {
  const { path, name: title, offers, technologies } = iotSolutions;
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  const sidebar = page.getByRole('main').getByRole('complementary').getByRole('link');
  expect(await sidebar.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    dataLinks.map(({ to }) => to),
  );
  await expect(page.getByRole('main').getByRole('complementary').locator('[aria-current="page"]')).toHaveText(
    dataLinks.filter(({ to }) => to === path).map(({ label }) => label),
  );

  // They slide in at the pace of the other service pages.
  const delays = await page
    .getByRole('main')
    .getByRole('complementary')
    .getByRole('listitem')
    .evaluateAll((all) => all.map((item) => getComputedStyle(item).animationDelay));
  expect(delays).toEqual(dataLinks.map((_, at) => `${(at * 3) / 10}s`));

  // One region each, in this order: heading and introduction, approach, offers, technology.
  const regions = page.getByRole('main').getByRole('region');
  for (const at of [0, 1]) {
    await expect(regions.nth(at).getByRole('heading', { level: 2 }).first()).toHaveText(/\S/);
    expect(await regions.nth(at).getByRole('paragraph').count()).toBeGreaterThanOrEqual(2);
  }
  await expectTools(regions.nth(3));
  await expect(regions.nth(2).getByRole('listitem')).toHaveCount(offers.cards.length);
  await expect(regions.nth(3).getByRole('heading', { level: 3 })).toHaveText(
    technologies.map(({ category }) => category),
  );
});

test('a service and its breadcrumb are described for search engines', async ({ page }) => {
  for (const path of ['/service/cloud', '/services/cloud-computing']) {
    await page.goto(path);
    const data = await page.getByRole('main').locator('script[type="application/ld+json"]').textContent();
    const types = JSON.parse(data ?? '')['@graph'].map((entry: { '@type': string }) => entry['@type']);
    expect(types).toEqual(['Service', 'BreadcrumbList']);
  }
});

test('a service page prints as a leaflet: its text, without sidebar, pictures and buttons', async ({
  page,
}) => {
  await page.goto('/service/cloud');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: approachCards.at(-1)?.title ?? '' })).toBeVisible();
  await expect(page.getByText(exploreServices.heading)).toBeHidden();
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
