import { composed, expect, hydrated, test } from '@site/kit/testing/journey';

/** Without the entries of other remotes, which are prefetched when the browser is idle. */
function requestsOfPage(requests: string[]): string[] {
  return requests.filter((url) => !url.endsWith('/remoteEntry.js'));
}

/** Clicks a placeholder although it is marked as disabled, as visitors do. */
const disabled = { force: true };

const variants = [
  { path: '/blog/blog-details', title: 'Blog Details', side: 'left' },
  { path: '/blog/blog-details-right', title: 'Blog Details Right', side: 'right' },
  { path: '/blog/blog-details-center', title: 'Blog Details Center', side: 'none' },
] as const;

test('the blog shows eight posts, each with image, date, author, title, teaser and Read More', async ({
  page,
}) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  const posts = page.getByRole('main').getByRole('article');
  await expect(posts).toHaveCount(8);
  for (const post of await posts.all()) {
    await expect(post.locator('svg').first()).toBeVisible();
    await expect(post.getByRole('time')).toHaveText(/^\d{2}\/\d{2}\/\d{4}$/);
    await expect(post.getByRole('heading', { level: 3 })).toHaveText(/\S/);
    await expect(post.getByRole('paragraph')).toHaveCount(2);
    const more = post.getByRole('link', { name: /^Read More – / });
    await expect(more.getByText('Read More', { exact: true })).toBeVisible();
    await expect(more).toHaveAttribute('href', '/blog/blog-details');
  }
});

test('a click anywhere on a post leads to the article', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  await page.getByRole('article').filter({ hasText: 'A form that people finish on a phone' }).click();
  await expect(page).toHaveURL('/blog/blog-details');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Details' })).toBeVisible();
});

for (const { path, title, side } of variants) {
  test.describe(path, () => {
    test('shows the article with author, date, category, both comment counts and two comments', async ({
      page,
    }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(main.getByRole('heading', { level: 2, name: /^Six hours to report/ })).toBeVisible();
      for (const text of ['Nikhil Barve', '12/02/2024', '03 Comments'])
        await expect(main.getByText(text, { exact: true })).toBeVisible();
      await expect(main.getByText('Cybersecurity', { exact: true }).first()).toBeVisible();
      const comments = main.getByRole('region', { name: 'Blog Comments (2)' });
      await expect(comments.getByRole('article')).toHaveCount(2);
      for (const comment of await comments.getByRole('article').all()) {
        await expect(comment.getByRole('time')).toHaveText(/^\d{2}\/\d{2}\/\d{4}$/);
        await expect(comment.getByRole('paragraph')).toHaveText(/\S/);
        const reply = comment.getByRole('link', { name: /^Reply/ });
        await expect(reply).toHaveText('Reply');
        await expect(reply).toHaveAttribute('href', '#');
      }
      await expect(main.getByRole('region', { name: 'Tags' }).getByRole('listitem')).toHaveCount(3);
      const more = main.getByRole('region', { name: 'More Blog' });
      await expect(more.getByRole('article')).toHaveCount(2);
      for (const link of await more.getByRole('article').getByRole('link').all())
        await expect(link).toHaveAttribute('href', '/blog/blog-details');
    });

    test(`has its sidebar: ${side}`, async ({ page }) => {
      await page.goto(path);
      const sidebar = page.getByRole('main').getByRole('complementary');
      const article = page.getByRole('heading', { name: 'The clock that already runs' });
      if (side === 'none') {
        await expect(article).toBeVisible();
        await expect(sidebar).toHaveCount(0);
        return;
      }
      const [left, right] = [await sidebar.boundingBox(), await article.boundingBox()];
      expect((left?.x ?? 0) < (right?.x ?? 0)).toBe(side === 'left');
    });

    test('leads nowhere by Reply, social placeholders and the comment form', async ({ page, watched }) => {
      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      const asked = requestsOfPage(watched.requests);
      const form = page.getByRole('form', { name: 'Leave a Comment' });
      await expect(form).toHaveAttribute('action', '#');
      expect(
        await form.locator('[name]').evaluateAll((all) => all.map((field) => field.getAttribute('name'))),
      ).toEqual(['firstName', 'lastName', 'email', 'phone', 'subject', 'message']);
      for (const label of ['First Name', 'Last Name', 'Email', 'Phone Number', 'Subject', 'Message'])
        await form.getByLabel(label).fill('1');
      const submit = form.getByRole('button', { name: 'Submit Now' });
      await submit.scrollIntoViewIfNeeded();
      const scrolled = await page.evaluate(() => scrollY);
      await submit.click();
      // Without validation nothing moves the focus.
      await expect(submit).toBeFocused();
      expect(await form.evaluate((all: HTMLFormElement) => all.noValidate)).toBe(true);
      const social = page.getByRole('main').getByRole('navigation', { name: 'Follow us' });
      await expect(social.getByRole('link')).toHaveCount(4);
      for (const name of ['Facebook', 'Instagram', 'X'])
        await social.getByRole('link', { name, exact: true }).click(disabled);
      await page
        .getByRole('link', { name: /^Reply/ })
        .first()
        .click(disabled);

      await expect(page).toHaveURL(path);
      expect(scrolled).toBeGreaterThan(1000);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
      await expect(form.getByLabel('Subject')).toHaveValue('1');
      await expect(social.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', /linkedin\.com/);
      expect(requestsOfPage(watched.requests)).toEqual(asked);
      expect(watched.problems).toEqual([]);
    });
  });
}

test('the right sidebar has search, six services, four recent posts, eight tags and two brochures', async ({
  page,
  watched,
}) => {
  await page.goto('/blog/blog-details-right');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const asked = requestsOfPage(watched.requests);
  const sidebar = page.getByRole('main').getByRole('complementary');

  const services = sidebar.getByRole('navigation', { name: 'Services' }).getByRole('link');
  await expect(services).toHaveCount(6);
  for (const service of await services.all())
    await expect(service).toHaveAttribute('href', '/service/service-details');
  await expect(sidebar.getByText('19/02/2024')).toHaveCount(4);
  const recent = sidebar.getByRole('list').filter({ has: page.getByText('19/02/2024') });
  for (const post of await recent.getByRole('link').all())
    await expect(post).toHaveAttribute('href', '/blog/blog-details');
  await expect(recent.getByRole('link')).toHaveCount(4);
  const tags = sidebar.getByRole('list').filter({ hasText: 'Compliance' });
  await expect(tags.getByRole('listitem')).toHaveCount(8);

  await sidebar.getByLabel('Keyword').fill('backup');
  await sidebar.getByLabel('Keyword').press('Enter');
  await sidebar.getByRole('button', { name: 'Search' }).click();
  for (const name of ['Download PDF', 'Download DOC']) {
    await expect(sidebar.getByRole('link', { name })).toHaveAttribute('href', '#');
    await sidebar.getByRole('link', { name }).click(disabled);
  }
  await expect(page).toHaveURL('/blog/blog-details-right');
  await expect(sidebar.getByLabel('Keyword')).toHaveValue('backup');
  expect(requestsOfPage(watched.requests)).toEqual(asked);
});

test('an article is set to be read: 60 to 72 characters to a line on a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { path } of variants) {
    await page.goto(path);
    const paragraph = page.getByText(/^In April 2022 the Indian Computer/);
    const perLine = await paragraph.evaluate((element) => {
      const lines = Math.round(
        element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
      );
      return element.textContent.length / lines;
    });
    expect(perLine).toBeGreaterThan(60);
    expect(perLine).toBeLessThan(72);
  }
});

test.describe('without JavaScript', composed, () => {
  test.use({ javaScriptEnabled: false });

  test('search and comment form are as quiet as with it', async ({ page, watched }) => {
    await page.goto('/blog/blog-details-right');
    await page.getByLabel('Keyword').fill('backup');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByLabel('Subject').fill('Restore');
    await page.getByRole('button', { name: 'Submit Now' }).click();
    await expect(page).toHaveURL('/blog/blog-details-right');
    await expect(page.getByLabel('Subject')).toHaveValue('Restore');
    expect(watched.requests.filter((address) => address.includes('/blog'))).toHaveLength(1);
  });
});
