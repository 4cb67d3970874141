import { renderPage } from '@site/kit/testing/render-page';
import { paths } from '@site/shared/navigation/paths';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { posts } from '../../content/posts';
import { Page } from './blog-page';

describe('the blog page', () => {
  it('shows a card for every post, the newest first', () => {
    const { getAllByRole } = renderPage(<Page />, { at: paths.blog });
    expect(getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual(
      posts.map((post) => post.title),
    );
  });

  it('gives each card image, date, author, teaser and a Read More that says about what', () => {
    const { getByRole } = renderPage(<Page />, { at: paths.blog });
    const title = 'A form that people finish on a phone';
    const link = getByRole('link', { name: `Read More – ${title}` });
    const card = link.closest('article') ?? document.body;
    expect(link.getAttribute('href')).toBe(paths.blogDetails);
    expect(card.querySelector('svg')).not.toBeNull();
    for (const text of ['08/01/2024', 'Devika Menon', /^Every field needs a reason/])
      expect(within(card).getByText(text)).toBeDefined();
  });

  it('gives the newest post the most room and the next two more than the rest', () => {
    const { getAllByRole } = renderPage(<Page />, { at: paths.blog });
    const ranks = getAllByRole('article').map((card) => card.dataset.rank);
    expect(ranks.slice(0, 4)).toEqual(['lead', 'second', 'second', 'line']);
    expect(new Set(ranks.slice(3))).toEqual(new Set(['line']));
  });
});
