import { renderPage } from '@site/kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testimonials } from '../../content/testimonials/testimonials';
import { Page } from './testimonial-page';

test('shows each quote with its client, its stars and the value of the rating', () => {
  renderPage(<Page />);
  const quotes = screen.getAllByRole('figure');
  expect(quotes).toHaveLength(testimonials.cards.length);
  for (const [index, { desc, clientName, rating }] of testimonials.cards.entries()) {
    const quote = within(quotes[index] as HTMLElement);
    expect(quote.getByRole('blockquote').textContent).toBe(desc);
    expect(quote.getByText(clientName)).toBeTruthy();
    expect(quote.getByRole('img', { name: `${rating} out of 5` }).textContent).toBe(String(rating));
  }
});
