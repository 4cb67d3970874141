import { expect, test } from 'vitest';
import { readReleaseOptions } from './release-options';

test.each([
  [[], undefined],
  [
    ['--share', '30'],
    [30, 100],
  ],
  [
    ['--stages', '10,50:1h,100'],
    [10, 50, 100],
  ],
])('%j requests the shares %j', (args, shares) => {
  expect(readReleaseOptions(args).stages?.map(({ share }) => share)).toEqual(shares);
});

test('a share next to stages would be ignored', () => {
  expect(() => readReleaseOptions(['--share', '5', '--stages', '10,100'])).toThrow(
    'Give --share or --stages, not both',
  );
});
