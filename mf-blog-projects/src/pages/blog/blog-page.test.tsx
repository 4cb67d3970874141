import { renderPage } from '@site/kit/testing/render-page';
import { formatDay } from '@site/shared/content/format-day';
import { paths } from '@site/shared/navigation/paths';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { blogEntries, type PostCardEntry } from '../../entries/blog-entries';
import { posts } from '../../entries/posts';
import { head, Page } from './blog-page';

const { 1: first = { posts, latest: [], page: 1 } } = blogEntries(posts, []);
const blog = (entry = first, path: string = paths.blog) =>
  renderPage(<Page entry={entry} path={path} />, { at: path });

const article: PostCardEntry = {
  image: 'cold-chain',
  date: '2026-11-20',
  author: 'Sanika Deo',
  title: 'A thermometer in every van',
  teaser: 'What a logger costs, and what it saves.',
  link: { label: 'Read More', to: '/blog/cold-chain' },
};

describe('the blog page', () => {
  it('shows a card for every post, the newest first', () => {
    const { getAllByRole } = blog();
    expect(getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual(
      posts.map((post) => post.title),
    );
  });

  it.each(posts)('shows image, date, author, teaser and a link in the card of $title', (post) => {
    const { getByRole } = blog();
    const link = getByRole('link', { name: `${post.link.label} – ${post.title}` });
    const card = link.closest('article') ?? document.body;
    expect(link.getAttribute('href')).toBe(post.link.to);
    expect(card.querySelector('svg')).not.toBeNull();
    for (const text of [formatDay(post.date), post.author, post.teaser])
      expect(within(card).getByText(text)).toBeDefined();
  });

  it('shows the newest post largest and the next two larger than the rest', () => {
    const { getAllByRole } = blog();
    const ranks = getAllByRole('article').map((card) => card.dataset.rank);
    expect(ranks.slice(0, 4)).toEqual(['lead', 'second', 'second', 'line']);
    expect(new Set(ranks.slice(3))).toEqual(new Set(['line']));
  });

  it('shows the newest articles above the samples, and links to all of them', () => {
    const { getByRole } = blog({ ...first, latest: [article], older: 3 });
    const latest = within(getByRole('region', { name: 'Latest articles' }));
    expect(latest.getByRole('link', { name: article.title }).getAttribute('href')).toBe('/blog/cold-chain');
    const paging = within(getByRole('navigation', { name: 'Pages of the blog' }));
    expect(paging.getByText('Page 1')).toBeDefined();
    expect(paging.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/blog/page/3']);
  });

  it('has no paging and no latest articles where there are only samples', () => {
    const { queryByRole } = blog();
    expect(queryByRole('navigation', { name: 'Pages of the blog' })).toBeNull();
    expect(queryByRole('region', { name: 'Latest articles' })).toBeNull();
  });

  it('links from a further page to the newer and the older one', () => {
    const { getByRole } = blog({ posts: [article], latest: [], page: 3, newer: 1, older: 2 }, '/blog/page/3');
    expect(getByRole('heading', { level: 1, name: 'Blog: Page 3' })).toBeDefined();
    const paging = within(getByRole('navigation', { name: 'Pages of the blog' }));
    expect(paging.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/blog',
      '/blog/page/2',
    ]);
  });

  it('describes the blog on its first page only', () => {
    expect(head(first, '/blog').blog?.blogPost).toHaveLength(posts.length);
    const second = head({ posts: [article], latest: [], page: 2, newer: 1 }, '/blog/page/2');
    expect(second).toEqual({
      title: 'Blog, page 2',
      description: 'A thermometer in every van',
      path: '/blog/page/2',
    });
  });
});
