import { renderPage } from '@site/kit/testing/render-page';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Breadcrumb } from './breadcrumb';

describe('Breadcrumb', () => {
  it('starts with Home, lists the pages between and ends with this page', async () => {
    const { user, getByRole, place } = renderPage(
      <Breadcrumb trail={[{ label: 'Services', to: '/service' }, { label: 'Web Development' }]} />,
      { at: '/service/web' },
    );
    const trail = within(getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Home',
      'Services',
      'Web Development',
    ]);
    expect(trail.getByText('Web Development').getAttribute('aria-current')).toBe('page');
    await user.click(trail.getByRole('link', { name: 'Home' }));
    expect(place()).toBe('/');
  });
});
