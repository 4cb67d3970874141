import { expect, it } from 'vitest';
import { paths } from '../navigation/paths';
import { shareImagePath } from './share-image-path';

it('differs between pages, even on case-insensitive file systems', () => {
  const images = Object.values(paths).map(shareImagePath);
  expect(new Set(images).size).toBe(images.length);
  expect(shareImagePath(paths.home)).toBe('/share/home.png');
});
