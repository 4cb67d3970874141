import { renderPage } from '@site/kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Page } from './vision-page';

test('ends each of its four blocks in a way to a quote', () => {
  renderPage(<Page />);
  for (const name of ['Our Mission', 'Our Vision', 'About Us', 'Our Team']) {
    const link = within(screen.getByRole('region', { name })).getByRole('link', { name: 'Get A Quote' });
    expect(link.getAttribute('href')).toBe('/contact');
  }
});

test('sees two things in the vision', () => {
  renderPage(<Page />);
  const vision = within(screen.getByRole('region', { name: 'Our Vision' }));
  expect(vision.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Network Infrastructure Solutions',
    'Managed IT Services',
  ]);
});
