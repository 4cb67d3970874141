import { composed, expect, openHydrated, test } from '@site/kit/testing/journey';
import { company } from '@site/shared/company/company';
import { article } from '../src/content/blog-details/article';
import { blogDetailsPages } from '../src/content/blog-details/blog-details-pages';
import { blogSidebar } from '../src/content/blog-details/sidebar';
import { blogPage } from '../src/content/blog-page';

const { comments, commentForm, social } = article;
const variants = Object.values(blogDetailsPages);
const [firstHeading = ''] = article.body.flatMap((block) => (block.kind === 'heading' ? block.text : []));
const [longestParagraph = ''] = article.body
  .flatMap((block) => (block.kind === 'paragraph' ? block.text : []))
  .toSorted((one, other) => other.length - one.length);

/** Clicks a placeholder although it is marked as disabled, as visitors do. */
const disabled = { force: true };

test('a click anywhere on a post opens the article', async ({ page }) => {
  await openHydrated(page, blogPage.path);
  await page.getByRole('region', { name: blogPage.heading }).getByRole('article').last().click();
  await expect(page).toHaveURL(blogDetailsPages.left.path);
  await expect(page.getByRole('heading', { level: 1, name: blogDetailsPages.left.title })).toBeVisible();
});

for (const { path, sidebar: side } of variants) {
  test(`${path} has its sidebar: ${side}, and 60 to 72 characters to a line on a desktop`, async ({
    page,
  }) => {
    await page.goto(path);
    const sidebar = page.getByRole('main').getByRole('complementary');
    const text = page.getByRole('heading', { name: firstHeading });
    await expect(text).toBeVisible();
    await expect(sidebar).toHaveCount(side === 'none' ? 0 : 1);
    if (side !== 'none') {
      const [left, right] = [await sidebar.boundingBox(), await text.boundingBox()];
      expect((left?.x ?? 0) < (right?.x ?? 0)).toBe(side === 'left');
    }

    await page.setViewportSize({ width: 1440, height: 900 });
    const perLine = await page.getByText(longestParagraph, { exact: true }).evaluate((element) => {
      const lines = Math.round(
        element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
      );
      return element.textContent.length / lines;
    });
    expect(perLine).toBeGreaterThan(60);
    expect(perLine).toBeLessThan(72);
  });
}

test('Reply, social placeholders and the comment form of an article have no effect', async ({
  page,
  watched,
}) => {
  const { path } = blogDetailsPages.left;
  await openHydrated(page, path);
  const sent = [...watched.sent];
  const form = page.getByRole('form', { name: commentForm.heading });
  await expect(form).toHaveAttribute('action', '#');
  expect(
    await form.locator('[name]').evaluateAll((all) => all.map((field) => field.getAttribute('name'))),
  ).toEqual(Object.keys(commentForm.fields));
  for (const { label } of Object.values(commentForm.fields)) await form.getByLabel(label).fill('1');
  const submit = form.getByRole('button', { name: commentForm.button });
  await submit.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await submit.click();
  // Without validation nothing moves the focus.
  await expect(submit).toBeFocused();
  expect(await form.evaluate((all: HTMLFormElement) => all.noValidate)).toBe(true);
  const links = page.getByRole('main').getByRole('navigation', { name: social.label });
  await expect(links.getByRole('link')).toHaveCount(company.social.length);
  for (const { name, address } of company.social) {
    const link = links.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', address);
    if (address === '#') await link.click(disabled);
  }
  await page.getByRole('region', { name: comments.heading }).getByRole('link').first().click(disabled);

  await expect(page).toHaveURL(path);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(form.getByLabel(commentForm.fields.subject.label)).toHaveValue('1');
  expect(watched.sent).toEqual(sent);
  expect(watched.problems).toEqual([]);
});

test.describe('without JavaScript', composed, () => {
  test.use({ javaScriptEnabled: false });

  test('search and comment form have no effect either', async ({ page, watched }) => {
    const { path } = blogDetailsPages.right;
    const subject = page.getByLabel(commentForm.fields.subject.label);
    await page.goto(path);
    await page.getByLabel(blogSidebar.search.label).fill('backup');
    await page.getByRole('button', { name: blogSidebar.search.button }).click();
    await subject.fill('Restore');
    await page.getByRole('button', { name: commentForm.button }).click();
    await expect(page).toHaveURL(path);
    await expect(subject).toHaveValue('Restore');
    expect(watched.requests.filter((address) => address.includes(blogPage.path))).toHaveLength(1);
  });
});
