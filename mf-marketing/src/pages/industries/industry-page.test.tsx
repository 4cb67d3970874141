import { renderPage } from '@site/kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entry as retail } from '../../content/industries/retail';
import { Page } from './industry-page';

test('shows the introduction and every offering as a point of one list', () => {
  renderPage(<Page entry={retail} path={retail.path} />, { at: retail.path });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(retail.name);
  const intro = within(screen.getByRole('region', { name: retail.heading }));
  for (const paragraph of retail.intro) expect(intro.getByText(paragraph)).toBeTruthy();
  const offerings = within(screen.getByRole('region', { name: retail.offerings.heading }));
  expect(offerings.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    retail.offerings.items.map(({ term, text }) => term + text),
  );
});

test('shows every further section of its entry', () => {
  renderPage(<Page entry={retail} path={retail.path} />, { at: retail.path });
  for (const { heading } of retail.blocks) {
    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeTruthy();
  }
});
