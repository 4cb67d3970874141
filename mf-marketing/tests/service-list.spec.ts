import { composed, expect, openHydrated, test } from '@site/kit/testing/journey';
import { serviceList } from '../src/content/service-list/service-list';
import { serviceListEntry } from '../src/entries/service-entries';
import { templateServices } from '../src/entries/template-services';

const { shown, more, less } = serviceList;
const { cards: services } = serviceListEntry(templateServices);
const last = services.at(-1);

test('shows the paragraph and the first cards; View More shows all, each linking to its service, View Less the first again', async ({
  page,
}) => {
  await openHydrated(page, '/service');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(serviceList.heading);
  for (const text of serviceList.text) await expect(main.getByText(text, { exact: true })).toBeVisible();

  const cards = page.getByRole('main').getByRole('article');
  const button = page.getByRole('button', { name: new RegExp(`^(${more}|${less})$`) });
  await expect(cards).toHaveCount(shown);
  await expect(button).toHaveText(more);
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await button.click();
  await expect(cards).toHaveCount(services.length);
  await expect(button).toHaveText(less);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const links = await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(links.toSorted()).toEqual(services.map(({ title, btnLink }) => [title, btnLink]).toSorted());

  await button.click();
  await expect(cards).toHaveCount(shown);
  await expect(button).toHaveText(more);
});

test(
  'collapsed cards are in the HTML, and find-in-page expands them',
  composed,
  async ({ page, request }) => {
    expect(await (await request.get('/service')).text()).toContain(`${last?.title}</a>`);
    await openHydrated(page, '/service');
    const folded = page.locator('[hidden="until-found"]');
    await expect(folded).toHaveCount(1);
    // A text fragment in a link is searched like find-in-page.
    await page.goto(
      `/service#:~:text=${encodeURIComponent(last?.desc.split(' ').slice(0, 4).join(' ') ?? '')}`,
    );
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(services.length);
  },
);

test.describe('without JavaScript', composed, () => {
  test.use({ javaScriptEnabled: false });

  test('shows all cards and no button without effect', async ({ page }) => {
    await page.goto('/service');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(services.length);
    await expect(page.getByRole('heading', { name: last?.title ?? '' })).toBeVisible();
    await expect(page.getByRole('button', { name: new RegExp(`^(${more}|${less})$`) })).toBeHidden();
  });
});
