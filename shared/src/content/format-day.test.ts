import { describe, expect, it } from 'vitest';
import { formatDay } from './format-day';

describe('formatDay', () => {
  it.each([
    ['2024-02-19', '19/02/2024'],
    ['2023-12-31', '31/12/2023'],
    ['2024-03-01', '01/03/2024'],
  ])('shows %s as %s', (isoDay, shown) => {
    expect(formatDay(isoDay)).toBe(shown);
  });
});
