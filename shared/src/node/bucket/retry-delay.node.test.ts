import { expect, test } from 'vitest';
import { retryDelayMs } from './retry-delay';

test.each([
  [1, 100],
  [2, 200],
  [5, 1_600],
  [7, 5_000],
  [1_000, 5_000],
])('waits after %i attempts at most %i ms, with jitter', (tries, longest) => {
  expect([0, 0.5, 1].map((part) => retryDelayMs(tries, () => part))).toEqual([0, longest / 2, longest]);
});
