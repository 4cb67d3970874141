import { expect, it } from 'vitest';
import { withAssetAddresses } from './asset-addresses';

const base = '/releases/mf-blog-projects/1.0.0-abc/web/';

it('completes the address of each file, and leaves words alone', () => {
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
