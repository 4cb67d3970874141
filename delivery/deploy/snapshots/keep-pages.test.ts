import type { ComposedPage } from '@site/shared/node/composed-site';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test } from 'vitest';
import { drawnImages, keepPages } from './keep-pages';

const page: ComposedPage = {
  path: '/career',
  file: 'career/index.html',
  head: { path: '/career', title: 'Career', description: '' },
  composer: 'this code',
};

test.each([
  ['the same page', '/before', '/career', 'Career', 'this code', '/before/share/career.png'],
  ['another title', '/before', '/career', 'Jobs', 'this code', undefined],
  ['another page', '/before', '/team', 'Career', 'this code', undefined],
  ['other code that draws', '/before', '/career', 'Career', 'other code', undefined],
  ['the first snapshot', undefined, '/career', 'Career', 'this code', undefined],
])(
  'a share image is taken from the snapshot before for %s: %s %s %s %s',
  (_, before, path, title, composer, image) => {
    expect(drawnImages(before, [page], composer)(path, title)).toBe(image);
  },
);

test('a file that the snapshot before lacks is named, with the remedy', async () => {
  const before = await temporaryFolder();
  await expect(keepPages(before, await temporaryFolder(), ['/career'])).rejects.toThrow(
    `${before}/career/index.html is missing. A new build of the shell composes all pages again. Copy it back`,
  );
});
