import { renderPage } from '@site/kit/testing/render-page';
import { formatDay } from '@site/shared/content/format-day';
import { createEvent, fireEvent, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { article } from '../../content/blog-details/article';
import { blogDetailsPages } from '../../content/blog-details/blog-details-pages';
import { blogSidebar } from '../../content/blog-details/sidebar';
import { Page } from './blog-details-page';

const { comments, commentForm, more, social } = article;
const pages = Object.values(blogDetailsPages);

describe.each(pages)('$path', (page) => {
  const view = () => renderPage(<Page entry={page} path={page.path} />, { at: page.path });

  it('shows article, author, date, category and both comment counts', () => {
    const { getByRole, getByText } = view();
    expect(getByRole('heading', { level: 1, name: page.title })).toBeDefined();
    expect(getByRole('heading', { level: 2, name: article.title })).toBeDefined();
    for (const text of [article.author, formatDay(article.date), article.commentCount])
      expect(getByText(text)).toBeDefined();
    expect(getByText(article.category, { selector: 'p' })).toBeDefined();
    expect(getByRole('heading', { name: comments.heading })).toBeDefined();
  });

  it('shows the comments, each with a Reply without an effect', () => {
    const { getByRole } = view();
    const shown = within(getByRole('region', { name: comments.heading }));
    expect(shown.getAllByRole('article')).toHaveLength(comments.items.length);
    for (const reply of shown.getAllByRole('link', { name: /^Reply: / })) {
      expect(reply.getAttribute('href')).toBe('#');
      expect(fireEvent.click(reply)).toBe(false);
    }
  });

  it('has a comment form that does nothing', () => {
    const { getByRole } = view();
    const form = getByRole('form', { name: commentForm.heading });
    expect(form.getAttribute('action')).toBe('#');
    for (const { label } of Object.values(commentForm.fields))
      expect(within(form).getByRole('textbox', { name: label })).toBeDefined();
    expect(within(form).getByRole('button', { name: commentForm.button }).getAttribute('type')).toBe(
      'submit',
    );
    const submit = createEvent.submit(form);
    fireEvent(form, submit);
    expect(submit.defaultPrevented).toBe(true);
  });

  it('links to the company’s social pages: one real, the others placeholders', () => {
    const { getByRole } = view();
    const links = within(getByRole('navigation', { name: social.label })).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['LinkedIn', 'https://www.linkedin.com/company/malvanta'],
      ['Facebook', '#'],
      ['Instagram', '#'],
      ['X', '#'],
    ]);
  });

  it('offers more posts', () => {
    const { getByRole } = view();
    const offered = within(getByRole('region', { name: more.heading }));
    expect(offered.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      more.posts.map((post) => post.link.to),
    );
  });

  it('describes the article for search engines', () => {
    const { container } = view();
    const data = [...container.querySelectorAll('script')].map(({ textContent }) =>
      JSON.parse(textContent ?? ''),
    );
    expect(data.map((entry) => entry['@type'])).toEqual(['BlogPosting', 'BreadcrumbList']);
    expect(data[0]).toMatchObject({
      headline: article.title,
      datePublished: article.date,
      author: { name: article.author },
      mainEntityOfPage: `https://www.malvanta.example${page.path}`,
    });
  });
});

describe('the sidebar of the blog', () => {
  const { search, services, recent, tags, brochure } = blogSidebar;
  const sidebarOf = () =>
    within(
      renderPage(<Page entry={blogDetailsPages.right} path={blogDetailsPages.right.path} />, {
        at: '/',
      }).getByRole('complementary'),
    );

  it('has services that link to the service details', () => {
    const links = within(sidebarOf().getByRole('navigation', { name: services.heading }));
    expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      services.links.map(({ to }) => to),
    );
  });

  it('has the recent posts', () => {
    const sidebar = sidebarOf();
    for (const { title, link } of recent.posts)
      expect(sidebar.getByRole('link', { name: new RegExp(`${title}$`) }).getAttribute('href')).toBe(link.to);
  });

  it('has a keyword search that does nothing', () => {
    const sidebar = sidebarOf();
    const form = sidebar.getByRole('search', { name: search.heading });
    expect(within(form).getByRole('searchbox', { name: search.label })).toBeDefined();
    expect(fireEvent.submit(form)).toBe(false);
  });

  it('has tags and placeholders of the brochures', () => {
    const sidebar = sidebarOf();
    const list = sidebar.getByRole('heading', { name: tags.heading }).nextElementSibling;
    expect(list?.children).toHaveLength(tags.items.length);
    for (const name of brochure.files)
      expect(sidebar.getByRole('link', { name }).getAttribute('href')).toBe('#');
  });
});
