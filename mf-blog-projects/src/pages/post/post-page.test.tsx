import { renderPage } from '@site/kit/testing/render-page';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PostEntry } from '../../entries/blog-entries';
import { head, Page } from './post-page';

const entry: PostEntry = {
  head: { title: 'A thermometer in every van', description: 'What a logger costs, and what it saves.' },
  title: 'A thermometer in every van, and nobody who reads it',
  author: 'Sanika Deo',
  date: '2026-11-20',
  category: 'Logistics',
  tags: ['Cold chain', 'Sensors'],
  cover: 'cold-chain',
  readingMinutes: 4,
  body: [{ tag: 'h2', id: 'the-road', children: ['The road'] }],
  older: { title: 'One machine first', to: '/blog/one-machine' },
};
const path = '/blog/cold-chain';
const view = (overrides: Partial<PostEntry> = {}) =>
  renderPage(<Page entry={{ ...entry, ...overrides }} path={path} />, { at: path });

describe('the page of an article', () => {
  it('shows title, author, date, category, reading time, body and tags', () => {
    const { getByRole, getByText } = view();
    expect(getByRole('heading', { level: 1, name: entry.title })).toBeDefined();
    expect(getByRole('heading', { level: 2, name: 'The road' })).toBeDefined();
    for (const text of ['Sanika Deo', '20/11/2026', 'Logistics', '4 min read', 'Cold chain', 'Sensors'])
      expect(getByText(text)).toBeDefined();
  });

  it('shows when it was updated', () => {
    expect(view({ updated: '2026-12-01' }).getByText('Updated').textContent).toContain('01/12/2026');
  });

  it('links to the older and the newer article, and back to the blog', () => {
    const { getByRole } = view({ newer: { title: 'Barcodes', to: '/blog/barcodes' } });
    const more = within(getByRole('navigation', { name: 'More articles' }));
    expect(more.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Older articleOne machine first', '/blog/one-machine'],
      ['Newer articleBarcodes', '/blog/barcodes'],
    ]);
    const trail = within(getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByRole('link', { name: 'Blog' }).getAttribute('href')).toBe('/blog');
  });

  it('has no links to other articles when it is the only one', () => {
    const { queryByRole } = view({ older: undefined });
    expect(queryByRole('navigation', { name: 'More articles' })).toBeNull();
  });

  it('is described for search engines and for the feed', () => {
    const { container } = view({ updated: '2026-12-01' });
    const data = [...container.querySelectorAll('script')].map(({ textContent }) =>
      JSON.parse(textContent ?? ''),
    );
    expect(data).toMatchObject([
      {
        '@type': 'BlogPosting',
        headline: entry.title,
        datePublished: '2026-11-20',
        dateModified: '2026-12-01',
        keywords: 'Cold chain, Sensors',
        url: `https://www.malvanta.example${path}`,
      },
      { '@type': 'BreadcrumbList' },
    ]);
    expect(head(entry, path)).toEqual({
      ...entry.head,
      path,
      article: {
        feedOf: '/blog',
        headline: entry.title,
        datePublished: '2026-11-20',
        author: { name: 'Sanika Deo' },
      },
    });
  });
});
