import { renderPage } from '@site/kit/testing/render-page';
import { describe, expect, it } from 'vitest';
import { TagList } from './tag-list';

describe('TagList', () => {
  it('lists words, and links where a word leads somewhere', () => {
    const { getByRole, getAllByRole } = renderPage(
      <TagList tags={['Cloud', { label: 'Security', to: '/blog' }]} />,
    );
    expect(getByRole('list')).toBeTruthy();
    expect(getAllByRole('listitem').map((tag) => tag.textContent)).toEqual(['Cloud', 'Security']);
    expect(getByRole('link', { name: 'Security' }).getAttribute('href')).toBe('/blog');
  });
});
