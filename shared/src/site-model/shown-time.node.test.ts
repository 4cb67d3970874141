import { expect, test } from 'vitest';
import { shownTime } from './shown-time';

test('times are shown by the minute', () => {
  expect(shownTime('2026-01-31T14:05:59.000Z')).toBe('2026-01-31 14:05 UTC');
});
