// @vitest-environment node
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { comparePictures, describeDifference } from './compare-pictures';

/** A white picture with one grey pixel. */
function picture(width: number, height: number, grey = 255): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  png.data.fill(grey, 0, 3);
  return PNG.sync.write(png);
}

/** A picture whose rows have these greys. */
function rows(...greys: number[]): Buffer {
  const png = new PNG({ width: 2, height: greys.length });
  for (const [row, grey] of greys.entries()) png.data.fill(grey, row * 8, row * 8 + 8);
  return PNG.sync.write(png);
}

test('two equal pictures do not differ', () => {
  expect(comparePictures(picture(10, 10), picture(10, 10))).toMatchObject({ pixels: 0, changedRows: 0 });
});

test('one pixel that is slightly darker is a difference', () => {
  const difference = comparePictures(picture(10, 10), picture(10, 10, 253));
  expect(difference).toMatchObject({ pixels: 1, firstRow: 0, changedRows: 1, moved: 0 });
  expect(describeDifference(difference)).toBe('1 rows changed from row 0 on, 1 pixels');
});

test('pixels that only the longer page has differ', () => {
  expect(comparePictures(picture(10, 10), picture(10, 11)).pixels).toBe(10);
});

test.each([
  [
    'an added row',
    rows(1, 2, 3, 4, 5),
    rows(1, 2, 9, 3, 4, 5),
    '1 rows changed from row 2 on, the rest 1 rows lower',
  ],
  [
    'a removed row',
    rows(1, 2, 9, 3, 4, 5),
    rows(1, 2, 3, 4, 5),
    '0 rows changed from row 2 on, the rest 1 rows higher',
  ],
  [
    'a repeated row',
    rows(1, 2, 2, 3),
    rows(1, 2, 2, 2, 3),
    '1 rows changed from row 3 on, the rest 1 rows lower',
  ],
  ['another page', rows(1, 2, 3), rows(4, 5, 6, 7), '4 rows changed from row 0 on, the rest 1 rows lower'],
])('%s is told from what it only moves', (_, before, after, words) => {
  expect(describeDifference(comparePictures(before, after))).toBe(words);
});
