import { entryIn } from '@site/kit/content/entry-in';
import { expect, openHydrated, test } from '@site/kit/testing/journey';
import { isSameDocument, markDocument } from '@site/kit/testing/same-document';
import { approachCards } from '../src/content/approach-cards';
import { dataServiceSchema } from '../src/content/data-service.schema';
import { exploreServices } from '../src/content/explore-services';
import { templateServiceSchema } from '../src/content/template-service.schema';
import { templateServiceLinks } from '../src/entries/service-entries';
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

// One page of each kind.
for (const { path } of [web, iotSolutions])
  test(`${path} shows the logos of its technologies`, async ({ page }) => {
    await page.goto(path);
    const lists = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.locator('img') });
    await expect(lists).toHaveCount(5);
    await expectLogos(lists, await lists.getByRole('listitem').count());
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
