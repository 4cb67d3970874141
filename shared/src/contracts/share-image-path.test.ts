import { expect, it } from 'vitest';
import { paths } from '../navigation/paths';
import { shareImagePath } from './share-image-path';

it('keeps the pages apart, on file systems that ignore case too', () => {
  const images = Object.values(paths).map(shareImagePath);
  expect(new Set(images).size).toBe(images.length);
  expect(shareImagePath(paths.home)).toBe('/share/home.png');
});
