import { composed, expect, openHydrated, test } from '@site/kit/testing/journey';
import { company } from '@site/shared/company/company';
import { formatDay } from '@site/shared/content/format-day';
import { article } from '../src/content/blog-details/article';
import { blogDetailsPages } from '../src/content/blog-details/blog-details-pages';
import { blogSidebar } from '../src/content/blog-details/sidebar';
import { blogPage } from '../src/content/blog-page';
import { posts } from '../src/entries/posts';

const { comments, commentForm, more, tags, social } = article;
const variants = Object.values(blogDetailsPages);
const [firstHeading = ''] = article.body.flatMap((block) => (block.kind === 'heading' ? block.text : []));
const [longestParagraph = ''] = article.body
  .flatMap((block) => (block.kind === 'paragraph' ? block.text : []))
  .toSorted((one, other) => other.length - one.length);

/** Clicks a placeholder although it is marked as disabled, as visitors do. */
const disabled = { force: true };

test('the blog shows each post with image, date, author, title, teaser and a link', async ({ page }) => {
  await page.goto(blogPage.path);
  await expect(page.getByRole('heading', { level: 1, name: blogPage.title })).toBeVisible();
  const cards = page.getByRole('region', { name: blogPage.heading }).getByRole('article');
  await expect(cards).toHaveCount(posts.length);
  for (const [at, { title, date, author, teaser, link }] of posts.entries()) {
    const card = cards.nth(at);
    await expect(card.locator('svg').first()).toBeVisible();
    await expect(card.getByRole('time')).toHaveText(formatDay(date));
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(title);
    for (const text of [author, teaser]) await expect(card.getByText(text, { exact: true })).toBeVisible();
    const read = card.getByRole('link', { name: `${link.label} – ${title}`, exact: true });
    await expect(read).toHaveAttribute('href', link.to);
  }
});

test('a click anywhere on a post opens the article', async ({ page }) => {
  await openHydrated(page, blogPage.path);
  await page.getByRole('region', { name: blogPage.heading }).getByRole('article').last().click();
  await expect(page).toHaveURL(blogDetailsPages.left.path);
  await expect(page.getByRole('heading', { level: 1, name: blogDetailsPages.left.title })).toBeVisible();
});

for (const { path, title, sidebar: side } of variants) {
  test(`${path} shows the article with author, date, category, comments and both their counts, its sidebar: ${side}, and 60 to 72 characters to a line on a desktop`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: article.title })).toBeVisible();
    for (const text of [article.author, formatDay(article.date), article.commentCount])
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    await expect(main.getByText(article.category, { exact: true }).first()).toBeVisible();
    const shown = main.getByRole('region', { name: comments.heading }).getByRole('article');
    await expect(shown).toHaveCount(comments.items.length);
    for (const [at, { date, text, reply }] of comments.items.entries()) {
      await expect(shown.nth(at).getByRole('time')).toHaveText(formatDay(date));
      await expect(shown.nth(at).getByRole('paragraph')).toHaveText(text);
      const link = shown.nth(at).getByRole('link', { name: new RegExp(`^${reply.label}`) });
      await expect(link).toHaveText(reply.label);
      await expect(link).toHaveAttribute('href', '#');
    }
    await expect(main.getByRole('region', { name: tags.label }).getByRole('listitem')).toHaveText(tags.items);
    const others = main.getByRole('region', { name: more.heading }).getByRole('article');
    await expect(others).toHaveCount(more.posts.length);
    for (const [at, { link }] of more.posts.entries())
      await expect(others.nth(at).getByRole('link')).toHaveAttribute('href', link.to);

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

test('the sidebar has search, services, recent posts, tags and brochures, with working links or placeholders', async ({
  page,
  watched,
}) => {
  const { search, services, recent, brochure } = blogSidebar;
  const { path } = blogDetailsPages.right;
  await openHydrated(page, path);
  const sent = [...watched.sent];
  const sidebar = page.getByRole('main').getByRole('complementary');

  const offered = sidebar.getByRole('navigation', { name: services.heading }).getByRole('link');
  await expect(offered).toHaveText(services.links.map(({ label }) => label));
  for (const [at, { to }] of services.links.entries())
    await expect(offered.nth(at)).toHaveAttribute('href', to);
  for (const { title, date, link } of recent.posts) {
    const post = sidebar.getByRole('listitem').filter({ hasText: title });
    await expect(post.getByRole('time')).toHaveText(formatDay(date));
    await expect(post.getByRole('link')).toHaveAttribute('href', link.to);
  }
  const listed = blogSidebar.tags.items;
  const list = sidebar.getByRole('list').filter({ hasText: new RegExp(`^${listed.join('')}$`) });
  await expect(list.getByRole('listitem')).toHaveText(listed);

  await sidebar.getByLabel(search.label).fill('backup');
  await sidebar.getByLabel(search.label).press('Enter');
  await sidebar.getByRole('button', { name: search.button }).click();
  for (const name of brochure.files) {
    await expect(sidebar.getByRole('link', { name })).toHaveAttribute('href', '#');
    await sidebar.getByRole('link', { name }).click(disabled);
  }
  await expect(page).toHaveURL(path);
  await expect(sidebar.getByLabel(search.label)).toHaveValue('backup');
  expect(watched.sent).toEqual(sent);
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
