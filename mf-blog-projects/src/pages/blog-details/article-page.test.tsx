import { renderPage } from '@site/kit/testing/render-page';
import { createEvent, fireEvent, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { blogDetailsCenterPage } from '../../content/blog-details/center';
import { blogDetailsPage } from '../../content/blog-details/left';
import { blogDetailsRightPage } from '../../content/blog-details/right';
import { ArticlePage } from './article-page';

const pages = [blogDetailsPage, blogDetailsRightPage, blogDetailsCenterPage];

describe.each(pages)('$path', (page) => {
  const view = () => renderPage(<ArticlePage page={page} />, { at: page.path });

  it('shows article, author, date, category and both comment counts', () => {
    const { getByRole, getByText } = view();
    expect(getByRole('heading', { level: 1, name: page.title })).toBeDefined();
    expect(getByRole('heading', { level: 2, name: /^Six hours to report/ })).toBeDefined();
    for (const text of ['Nikhil Barve', '12/02/2024', '03 Comments']) expect(getByText(text)).toBeDefined();
    expect(getByText('Cybersecurity', { selector: 'p' })).toBeDefined();
    expect(getByRole('heading', { name: 'Blog Comments (2)' })).toBeDefined();
  });

  it('shows two comments, each with a Reply that goes nowhere', () => {
    const { getByRole } = view();
    const comments = within(getByRole('region', { name: 'Blog Comments (2)' }));
    expect(comments.getAllByRole('article')).toHaveLength(2);
    for (const reply of comments.getAllByRole('link', { name: /^Reply: / })) {
      expect(reply.getAttribute('href')).toBe('#');
      expect(fireEvent.click(reply)).toBe(false);
    }
  });

  it('has a comment form that does nothing', () => {
    const { getByRole } = view();
    const form = getByRole('form', { name: 'Leave a Comment' });
    expect(form.getAttribute('action')).toBe('#');
    for (const label of ['First Name', 'Last Name', 'Email', 'Phone Number', 'Subject', 'Message'])
      expect(within(form).getByRole('textbox', { name: label })).toBeDefined();
    expect(within(form).getByRole('button', { name: 'Submit Now' }).getAttribute('type')).toBe('submit');
    const submit = createEvent.submit(form);
    fireEvent(form, submit);
    expect(submit.defaultPrevented).toBe(true);
  });

  it('leads to the company’s social pages: one real, the others placeholders', () => {
    const { getByRole } = view();
    const links = within(getByRole('navigation', { name: 'Follow us' })).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['LinkedIn', 'https://www.linkedin.com/company/malvanta'],
      ['Facebook', '#'],
      ['Instagram', '#'],
      ['X', '#'],
    ]);
  });

  it('offers two more posts', () => {
    const { getByRole } = view();
    const more = within(getByRole('region', { name: 'More Blog' }));
    expect(more.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/blog/blog-details',
      '/blog/blog-details',
    ]);
  });

  it('describes the article for search engines', () => {
    const { container } = view();
    const data = [...container.querySelectorAll('script')].map(({ textContent }) =>
      JSON.parse(textContent ?? ''),
    );
    expect(data.map((entry) => entry['@type'])).toEqual(['BlogPosting', 'BreadcrumbList']);
    expect(data[0]).toMatchObject({
      headline: 'Six hours to report: a cyber plan you can rehearse',
      datePublished: '2024-02-12',
      author: { name: 'Nikhil Barve' },
      mainEntityOfPage: `https://www.malvanta.example${page.path}`,
    });
  });

  it('has its sidebar where its layout says, or none', () => {
    const { queryByRole } = view();
    const sidebar = queryByRole('complementary');
    expect(sidebar?.parentElement?.dataset.side ?? 'none').toBe(page.sidebar);
  });
});

describe('the sidebar of the blog', () => {
  const sidebarOf = () =>
    within(renderPage(<ArticlePage page={blogDetailsRightPage} />, { at: '/' }).getByRole('complementary'));

  it('has six services that lead to the service details', () => {
    const services = within(sidebarOf().getByRole('navigation', { name: 'Services' }));
    expect(services.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      Array(6).fill('/service/service-details'),
    );
  });

  it('has four recent posts of 19/02/2024', () => {
    const sidebar = sidebarOf();
    expect(sidebar.getAllByText('19/02/2024')).toHaveLength(4);
    expect(
      sidebar.getAllByRole('link').filter((link) => link.getAttribute('href') === '/blog/blog-details'),
    ).toHaveLength(4);
  });

  it('has a keyword search that does nothing', () => {
    const sidebar = sidebarOf();
    const search = sidebar.getByRole('search', { name: 'Search' });
    expect(within(search).getByRole('searchbox', { name: 'Keyword' })).toBeDefined();
    expect(fireEvent.submit(search)).toBe(false);
  });

  it('has eight tags and the brochures that are not there yet', () => {
    const sidebar = sidebarOf();
    const tags = sidebar.getByRole('heading', { name: 'Tags' }).nextElementSibling;
    expect(tags?.children).toHaveLength(8);
    for (const name of ['Download PDF', 'Download DOC'])
      expect(sidebar.getByRole('link', { name }).getAttribute('href')).toBe('#');
  });
});
