import { renderPage } from '@site/kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { vision } from '../../content/vision/vision';
import { Page } from './vision-page';

test('ends each of its four blocks with a link to a quote', () => {
  renderPage(<Page />);
  for (const { heading, quote } of [vision.mission, vision.vision, vision.aboutUs, vision.team]) {
    const block = within(screen.getByRole('region', { name: heading }));
    expect(block.getByRole('link', { name: quote.label }).getAttribute('href')).toBe(quote.to);
  }
});

test('names the items of the vision', () => {
  renderPage(<Page />);
  const block = within(screen.getByRole('region', { name: vision.vision.heading }));
  expect(block.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    vision.vision.items.map(({ title }) => title),
  );
});
