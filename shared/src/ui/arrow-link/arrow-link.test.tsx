import { renderPage } from '@site/kit/testing/render-page';
import { describe, expect, it } from 'vitest';
import { ArrowLink } from './arrow-link';

describe('ArrowLink', () => {
  it('has a label for screen readers that completes its short text', async () => {
    const { user, getByRole, place } = renderPage(
      <ArrowLink to="/blog/blog-details" about="Five habits of safe teams">
        Read More
      </ArrowLink>,
    );
    await user.click(getByRole('link', { name: 'Read More – Five habits of safe teams' }));
    expect(place()).toBe('/blog/blog-details');
  });
});
