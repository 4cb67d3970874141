import { renderPage } from '@site/kit/testing/render-page';
import { describe, expect, it } from 'vitest';
import { Rating } from './rating';

describe('Rating', () => {
  it.each([
    ['4.5', 9],
    ['4.8', 10],
    ['0', 0],
  ])('reads %s out of 5, shows the value and fills %i half stars', (value, halves) => {
    const { getByRole, getByText, container } = renderPage(<Rating value={value} />);
    expect(getByRole('img', { name: `${value} out of 5` })).toBeTruthy();
    expect(getByText(value)).toBeTruthy();
    // Each of the five stars has an outline in addition to its filled halves.
    expect(container.querySelectorAll('path')).toHaveLength(halves + 5);
  });
});
