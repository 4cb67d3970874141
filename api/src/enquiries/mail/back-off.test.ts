import { expect, test } from 'vitest';
import { backOff } from './back-off';

test('the wait doubles with each failure, up to a quarter of an hour', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 100, 5000].map((failures) => backOff(failures, 30_000, 1));
  expect(waits.map((wait) => wait / 1000)).toEqual([30, 60, 120, 240, 480, 900, 900, 900, 900]);
});

test('jitter shortens it by up to a half, so that instances do not retry at the same moment', () => {
  expect(backOff(2, 30_000, 0)).toBe(30_000);
  expect(backOff(2, 30_000, 0.5)).toBe(45_000);
  const drawn = Array.from({ length: 100 }, () => backOff(2, 30_000));
  expect(new Set(drawn).size).toBeGreaterThan(1);
  expect(drawn.filter((wait) => wait < 30_000 || wait > 60_000)).toEqual([]);
});
