import { renderPage } from '@site/kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aboutUs } from '../../content/about/about-us';
import { Page } from './about-us-page';

test('shows the about component with the preset title, sub-title, pictures and counters', () => {
  renderPage(<Page />);
  const intro = screen.getByRole('region', {
    name: aboutUs.title,
  });
  expect(within(intro).getByText(aboutUs.subTitle)).toBeTruthy();
  expect(intro.querySelectorAll('svg')).toHaveLength(2);
  for (const { label, percent } of aboutUs.counters)
    expect(within(intro).getByText(label).parentElement?.textContent).toBe(`${percent}%${label}`);
});
