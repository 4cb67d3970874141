import { renderPage } from '@site/kit/testing/render-page';
import { describe, expect, it } from 'vitest';
import { SidebarList } from './sidebar-list';

const links = [
  { label: 'Web Development', to: '/service/web' },
  { label: 'Cloud services', to: '/service/cloud' },
];

describe('SidebarList', () => {
  it('has every link from the start, focusable in order, and marks the current page', async () => {
    const { user, getByRole, getAllByRole } = renderPage(
      <SidebarList title="Explore Our Services" links={links} />,
      {
        at: '/service/cloud',
      },
    );
    expect(getByRole('navigation', { name: 'Explore Our Services' })).toBeTruthy();
    expect(getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Web Development',
      'Cloud services',
    ]);
    await user.tab();
    expect(document.activeElement).toBe(getByRole('link', { name: 'Web Development' }));
    expect(getByRole('link', { current: 'page' }).textContent).toBe('Cloud services');
  });
});
