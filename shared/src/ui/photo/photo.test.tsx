import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Photo } from './photo';

const files = (format: string) => ({
  type: `image/${format}`,
  images: [480, 960].map((width) => ({ src: `/van-${width}.${format}`, width })),
});
const van = {
  src: '/van-960.webp',
  width: 1600,
  height: 900,
  alt: 'A white van',
  sources: [files('avif'), files('webp')],
};

test('a photograph has its text, its size, is loaded when it is needed, and has a file for each width in both formats', () => {
  const { getByRole, container } = render(<Photo photo={van} sizes="50vw" />);
  const image = getByRole('img', { name: 'A white van' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1600', '900']);
  expect(image.getAttribute('loading')).toBe('lazy');
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map((source) => source.getAttribute('sizes'))).toEqual(['50vw', '50vw']);
  const offered = sources.map((source) => source.getAttribute('srcset'));
  expect(offered).toEqual([
    '/van-480.avif 480w, /van-960.avif 960w',
    '/van-480.webp 480w, /van-960.webp 960w',
  ]);
});
