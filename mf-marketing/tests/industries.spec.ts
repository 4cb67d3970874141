import { entryIn } from '@site/kit/content/entry-in';
import { expect, test } from '@site/kit/testing/journey';
import { industrySchema } from '../src/content/industry.schema';

const industry = entryIn(import.meta.url, '../src/content/industries/retail.yaml', industrySchema);

test(`an industry’s page, ${industry.path}, has its introduction and offerings`, async ({ page }) => {
  const { path, name: title, intro: paragraphs, offerings: offered } = industry;
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  const [intro, offerings] = await page.getByRole('main').getByRole('region').all();
  if (!intro || !offerings) throw new Error('Introduction or offerings are missing.');
  expect(await intro.getByRole('paragraph').count()).toBeGreaterThanOrEqual(paragraphs.length);
  await expect(offerings.getByRole('listitem')).toHaveCount(offered.items.length);

  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(breadcrumb.getByText(title, { exact: true })).toHaveAttribute('aria-current', 'page');
});

test('the animation starts with the page, its text can be read from the start, and there is none with reduced motion', async ({
  page,
}) => {
  await page.goto('/banking');
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const entrance = await heading.evaluate((element) => {
    const { animationName, animationDuration, animationDelay } = getComputedStyle(element);
    return { moves: animationName !== 'none', animationDuration, animationDelay };
  });
  expect(entrance).toEqual({ moves: true, animationDuration: '1s', animationDelay: '0s' });
  expect(await heading.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(heading).toHaveCSS('animation-name', 'none');
});
