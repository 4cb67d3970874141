import { expect, it } from 'vitest';
import { formatExperience } from './format-experience';

it('shows the years as the specification does', () => {
  expect(formatExperience('2')).toBe('2 + Year');
});
