import type { Page } from '@playwright/test';
import { composed, expect, openHydrated, test } from '@site/kit/testing/journey';
import { isSameDocument, markDocument } from '@site/kit/testing/same-document';
import { serviceDetails } from '../src/content/service-details/service-details';

const {
  heading,
  approach,
  customDevelopment,
  technology,
  boxes,
  faq,
  sidebar: sidebarTexts,
} = serviceDetails;
const questions = faq.questions.slice(0, faq.shown);
const openOnly = (place: number) => questions.map((_, at) => at === place);

const variants = [
  ['/service/service-details', 'left'],
  ['/service/service-details-right', 'right'],
  ['/service/service-details-center', 'center'],
] as const;

for (const [path, place] of variants) {
  test(`${path} has the same text with its sidebar in the ${place}`, async ({ page }) => {
    await page.goto(path);
    const article = page.getByRole('main').getByRole('article');
    await expect(article.getByRole('heading', { level: 2 })).toHaveText([
      heading,
      approach.heading,
      customDevelopment.heading,
      technology.heading,
      faq.heading,
    ]);
    const cards = article.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(cards.getByRole('heading')).toHaveText(boxes.map(({ title }) => title));
    for (const [at, { link }] of boxes.entries())
      await expect(cards.nth(at).getByRole('link')).toHaveAttribute('href', link.to);
    await expect(article.getByRole('heading', { level: 3 })).toHaveText([
      ...technology.list.map(({ category }) => category),
      ...boxes.map(({ title }) => title),
      ...questions.map(({ title }) => title),
    ]);

    const sidebar = page.getByRole('main').getByRole('complementary');
    const text = await article.boundingBox();
    const aside = await sidebar.boundingBox();
    if (!text || !aside) throw new Error('Text or sidebar is not shown.');
    if (place === 'left') expect(aside.x + aside.width).toBeLessThanOrEqual(text.x);
    if (place === 'right') expect(text.x + text.width).toBeLessThanOrEqual(aside.x);
    if (place === 'center') {
      expect(aside.y).toBeGreaterThanOrEqual(text.y + text.height);
      const heading = await article.getByRole('heading', { name: approach.heading }).boundingBox();
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

test('the first of the questions are shown, the first one open, and never more than one', async ({
  page,
}) => {
  await openHydrated(page, '/service/service-details');
  expect(await openQuestions(page)).toEqual(openOnly(0));

  const second = page.getByText(questions[1]?.title ?? '');
  await second.click();
  expect(await openQuestions(page)).toEqual(openOnly(1));
  await expect(page.getByText(questions[1]?.desc ?? '')).toBeVisible();
  await second.click();
  expect(await openQuestions(page)).toEqual(openOnly(-1));

  // By keyboard, too.
  await page.getByRole('main').locator('summary').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await openQuestions(page)).toEqual(openOnly(1));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await openQuestions(page)).toEqual(openOnly(2));
  await page.keyboard.press('Space');
  expect(await openQuestions(page)).toEqual(openOnly(-1));
});

/** Uses every form and placeholder of the sidebar and expects that nothing changes. */
async function useTheSidebar(page: Page) {
  const sidebar = page.getByRole('main').getByRole('complementary');
  const keyword = sidebar.getByRole('searchbox', { name: sidebarTexts.search.label });
  const name = sidebar.getByRole('textbox', { name: sidebarTexts.quote.fields.name });
  await keyword.fill('cloud');
  await name.fill('Asha Verma');
  await sidebar.getByRole('textbox', { name: sidebarTexts.quote.fields.email }).fill('asha@example.com');
  await sidebar.getByRole('textbox', { name: sidebarTexts.quote.fields.phone }).fill('0731');
  await sidebar.getByRole('textbox', { name: sidebarTexts.quote.fields.message }).fill('A second opinion.');

  await keyword.press('Enter');
  await sidebar.getByRole('button', { name: sidebarTexts.search.button }).click();
  await name.press('Enter');
  await sidebar.getByRole('button', { name: sidebarTexts.quote.button }).click();
  await expect(keyword).toHaveValue('cloud');
  await expect(name).toHaveValue('Asha Verma');
}

test('the sidebar’s forms do nothing: no request, no reload, the input is kept', async ({
  page,
  watched,
}) => {
  await openHydrated(page, '/service/service-details');
  await markDocument(page);
  const sent = [...watched.sent];
  await useTheSidebar(page);
  await expect(page).toHaveURL('/service/service-details');
  expect(await isSameDocument(page)).toBe(true);
  expect(watched.sent).toEqual(sent);
  expect(watched.problems).toEqual([]);
});

test('the brochure’s placeholders neither navigate nor scroll', async ({ page }) => {
  await openHydrated(page, '/service/service-details');
  for (const label of sidebarTexts.brochure.files) {
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

test.describe('without JavaScript', composed, () => {
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
    await page.getByText(questions[2]?.title ?? '').click();
    await expect(page.getByText(questions[2]?.desc ?? '')).toBeVisible();
    await expect(page.getByText(questions[0]?.desc ?? '')).toBeHidden();
  });
});
