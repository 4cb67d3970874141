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

function described(before: Buffer, after: Buffer): string | undefined {
  const difference = comparePictures(before, after);
  return difference && describeDifference(difference);
}

test('equal pictures do not differ, however they are compressed', () => {
  const one = picture(10, 10);
  expect(comparePictures(one, picture(10, 10))).toBeUndefined();
  const other = PNG.sync.write(PNG.sync.read(one), { deflateLevel: 0 });
  expect(other.equals(one)).toBe(false);
  expect(comparePictures(one, other)).toBeUndefined();
});

test('one pixel that is slightly darker is a difference', () => {
  const [white, darker] = [picture(10, 10), picture(10, 10, 253)];
  expect(comparePictures(white, darker)).toMatchObject({ pixels: 1, firstRow: 0, newRows: 1, longer: 0 });
  expect(described(white, darker)).toBe('from row 0 on, 1 new rows, 1 different pixels');
});

test('pixels that only the longer page has differ', () => {
  expect(comparePictures(picture(10, 10), picture(10, 11))).toMatchObject({ pixels: 10 });
});

test.each([
  ['an added row', rows(1, 2, 3, 4, 5), rows(1, 2, 9, 3, 4, 5), 'from row 2 on, 1 new rows, 1 rows longer'],
  ['a removed row', rows(1, 2, 9, 3, 4, 5), rows(1, 2, 3, 4, 5), 'from row 2 on, 0 new rows, 1 rows shorter'],
  ['two changes', rows(1, 2, 3, 4, 5), rows(1, 8, 2, 3, 4, 9, 5), 'from row 1 on, 2 new rows, 2 rows longer'],
  ['another page', rows(1, 2, 3), rows(4, 5, 6, 7), 'from row 0 on, 4 new rows, 1 rows longer'],
])('%s is told from what it only moves', (_, before, after, words) => {
  expect(described(before, after)).toContain(words);
});
