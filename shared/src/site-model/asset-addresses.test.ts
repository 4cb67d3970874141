import { expect, it } from 'vitest';
import { markupWithAssetAddresses, withAssetAddresses } from './asset-addresses';

const base = '/releases/mf-blog-projects/1.0.0-abc/web/';

it('completes the URL of each file, and leaves texts unchanged', () => {
  const entry = {
    body: [
      { tag: 'image', src: 'asset:static/image/van.0a1b.png', alt: 'asset:van' },
      { tag: 'p', children: ['{"src":"asset:static"}', 'asset:'] },
    ],
  };
  expect(JSON.parse(withAssetAddresses(JSON.stringify(entry), base))).toEqual({
    body: [
      { tag: 'image', src: `${base}static/image/van.0a1b.png`, alt: 'asset:van' },
      { tag: 'p', children: ['{"src":"asset:static"}', 'asset:'] },
    ],
  });
});

it.each([
  ['<img alt="van" src="asset:van.png">', `<img alt="van" src="${base}van.png">`],
  ['<a href="asset:list.pdf">', `<a href="${base}list.pdf">`],
  [
    '<img srcset="asset:van.png 1x, asset:van-2.png 2x" src="/van.png">',
    `<img srcset="${base}van.png 1x, ${base}van-2.png 2x" src="/van.png">`,
  ],
  ['<p title="asset:van">src="asset:van"</p>', '<p title="asset:van">src="asset:van"</p>'],
  [
    '<script type="application/ld+json">{"a":" src=\\"asset:van\\""}</script>',
    '<script type="application/ld+json">{"a":" src=\\"asset:van\\""}</script>',
  ],
])('completes URLs in the attributes of %s', (markup, completed) => {
  expect(markupWithAssetAddresses(markup, base)).toBe(completed);
});
