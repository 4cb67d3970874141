import { renderPage } from '@site/kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Page } from './about-us-page';

test('shows the about component with the preset title, sub-title, pictures and counters', () => {
  renderPage(<Page />);
  const intro = screen.getByRole('region', {
    name: 'Comprehensive IT Solutions Tailored to Your Business',
  });
  expect(within(intro).getByText('WhoWeAre')).toBeTruthy();
  expect(intro.querySelectorAll('svg')).toHaveLength(2);
  expect(within(intro).getByText('IT Consulting').parentElement?.textContent).toBe('100%IT Consulting');
  expect(within(intro).getByText('Cloud Computing').parentElement?.textContent).toBe('98%Cloud Computing');
});
