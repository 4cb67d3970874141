import { renderPage } from '@site/kit/testing/render-page';
import { paths } from '@site/shared/navigation/paths';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatDay } from '../../components/day/format-day';
import { posts } from '../../content/posts';
import { Page } from './blog-page';

describe('the blog page', () => {
  it('shows a card for every post, the newest first', () => {
    const { getAllByRole } = renderPage(<Page />, { at: paths.blog });
    expect(getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual(
      posts.map((post) => post.title),
    );
  });

  it.each(posts)('gives image, date, author, teaser and a link to the card of $title', (post) => {
    const { getByRole } = renderPage(<Page />, { at: paths.blog });
    const link = getByRole('link', { name: `${post.link.label} – ${post.title}` });
    const card = link.closest('article') ?? document.body;
    expect(link.getAttribute('href')).toBe(post.link.to);
    expect(card.querySelector('svg')).not.toBeNull();
    for (const text of [formatDay(post.date), post.author, post.teaser])
      expect(within(card).getByText(text)).toBeDefined();
  });

  it('gives the newest post the most room and the next two more than the rest', () => {
    const { getAllByRole } = renderPage(<Page />, { at: paths.blog });
    const ranks = getAllByRole('article').map((card) => card.dataset.rank);
    expect(ranks.slice(0, 4)).toEqual(['lead', 'second', 'second', 'line']);
    expect(new Set(ranks.slice(3))).toEqual(new Set(['line']));
  });
});
