import { exploreLinks } from '../support/explore-links';
import { expect, hydrated, test } from '../support/test';

test('begins with a heading and a paragraph on what most of the work is', async ({ page }) => {
  await page.goto('/service');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(/\S/);
  const paragraph = page.getByRole('main').getByRole('paragraph').filter({ hasText: 'AI integration' });
  for (const subject of ['web application development', 'cloud', 'analytics', 'data warehousing'])
    await expect(paragraph).toContainText(subject);
});

test('shows six cards; View More shows all, View Less six again', async ({ page }) => {
  await page.goto('/service');
  await hydrated(page);
  const cards = page.getByRole('main').getByRole('article');
  const button = page.getByRole('button', { name: /^View/ });
  await expect(cards).toHaveCount(6);
  await expect(button).toHaveText('View More');
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await button.click();
  await expect(cards).toHaveCount(10);
  await expect(button).toHaveText('View Less');
  await expect(button).toHaveAttribute('aria-expanded', 'true');

  await button.click();
  await expect(cards).toHaveCount(6);
  await expect(button).toHaveText('View More');
});

test('each card leads to its service', async ({ page }) => {
  await page.goto('/service');
  await hydrated(page);
  await page.getByRole('button', { name: 'View More' }).click();
  const links = await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(links.toSorted()).toEqual(exploreLinks.toSorted());
});

test('what is folded away is in the HTML, and the browser’s search in the page unfolds it', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/service')).text()).toContain('Digital Marketing</a>');
  await page.goto('/service');
  await hydrated(page);
  const folded = page.locator('[hidden="until-found"]');
  await expect(folded).toHaveCount(1);
  // A text fragment in a link is searched like find-in-page.
  await page.goto('/service#:~:text=rupees%20per%20qualified');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(10);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all cards and no button that could do nothing', async ({ page }) => {
    await page.goto('/service');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(10);
    await expect(page.getByRole('heading', { name: 'Digital Marketing' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^View/ })).toBeHidden();
  });
});
