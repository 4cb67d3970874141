import { renderPage } from '@site/kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { about } from '../../content/about/about';
import { Page } from './about-page';

test('names the company, the core values in order, the offers and what we do', () => {
  renderPage(<Page />);
  for (const { heading } of [about.company, about.whatWeDo])
    expect(screen.getByRole('region', { name: heading })).toBeTruthy();
  const values = within(screen.getByRole('region', { name: about.values.heading }));
  expect(values.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    about.values.items.map(({ title }) => title),
  );
  const offers = within(screen.getByRole('region', { name: about.offers.heading }));
  expect(offers.getAllByRole('heading', { level: 3 })).toHaveLength(about.offers.cards.length);
});

test('shows each target as a progress bar, and a link to a quote', () => {
  renderPage(<Page />);
  for (const { label, percent } of about.progress.bars) {
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: label }).value).toBe(percent);
  }
  expect(screen.getByRole('link', { name: about.quote.label }).getAttribute('href')).toBe(about.quote.to);
});
