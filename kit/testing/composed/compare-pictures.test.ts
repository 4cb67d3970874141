// @vitest-environment node
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { comparePictures } from './compare-pictures';

/** A white picture with one grey pixel. */
function picture(width: number, height: number, grey = 255): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  png.data.fill(grey, 0, 3);
  return PNG.sync.write(png);
}

test('two equal pictures do not differ', () => {
  expect(comparePictures(picture(10, 10), picture(10, 10))).toMatchObject({ pixels: 0, percentage: 0 });
});

test('one pixel that is slightly darker is a difference', () => {
  expect(comparePictures(picture(10, 10), picture(10, 10, 253))).toMatchObject({ pixels: 1, percentage: 1 });
});

test('pixels that only the longer page has differ', () => {
  expect(comparePictures(picture(10, 10), picture(10, 11)).pixels).toBe(10);
});
