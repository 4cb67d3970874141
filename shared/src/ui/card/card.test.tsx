import { renderPage } from '@site/kit/testing/render-page';
import { describe, expect, it } from 'vitest';
import { Card } from './card';

describe('Card', () => {
  it('is one article with one link, its title', async () => {
    const { user, getByRole, getAllByRole, place } = renderPage(
      <Card title="Cloud services" to="/service/cloud" meta="Service">
        Move without standing still.
      </Card>,
    );
    expect(getByRole('article').textContent).toContain('Move without standing still.');
    expect(getAllByRole('link')).toHaveLength(1);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(place()).toBe('/service/cloud');
  });

  it('has no link without a target', () => {
    const { getByRole, queryByRole } = renderPage(<Card title="Integrity" />);
    expect(getByRole('heading', { level: 3, name: 'Integrity' })).toBeTruthy();
    expect(queryByRole('link')).toBeNull();
  });
});
