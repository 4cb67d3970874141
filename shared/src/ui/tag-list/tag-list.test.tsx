import { renderPage } from '@site/kit/testing/render-page';
import { describe, expect, it } from 'vitest';
import { TagList } from './tag-list';

describe('TagList', () => {
  it('lists words', () => {
    const { getByRole, getAllByRole } = renderPage(<TagList tags={['Cloud', 'Security']} />);
    expect(getByRole('list')).toBeTruthy();
    expect(getAllByRole('listitem').map((tag) => tag.textContent)).toEqual(['Cloud', 'Security']);
  });
});
