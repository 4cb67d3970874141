import { join } from 'node:path';
import { temporaryFolderOfFile } from '@site/shared/node/testing/temporary-folder';
import { expect, test } from 'vitest';
import { pageFile } from '../../compose/pages/page-file';
import { writeFileIn } from '../../registry/files/write-file';
import { sampleRelease } from '../../testing/sample-release';
import { chooseAddresses } from './choose-addresses';

const site = await temporaryFolderOfFile();
const [folder, before] = [join(site, 'after'), join(site, 'before')];

const release = sampleRelease({ app: 'mf-press' });
const lists = Array.from({ length: 60 }, (_, at) => ({
  path: `/press/page/${at}`,
  page: 'list-page',
  release,
}));
const posts = Array.from({ length: 9 }, (_, at) => ({
  path: `/press/post-${at}`,
  page: 'post-page',
  release,
}));
for (const [place, words] of [
  [folder, 'after'],
  [before, 'before'],
] as const)
  for (const { path } of [...lists, ...posts])
    await writeFileIn(place, pageFile(path), path === '/press/post-8' ? 'same' : words);

test('if too many pages have changed, each kind of page gets its share, and the rest is listed', async () => {
  const chosen = await chooseAddresses({ own: [...lists, ...posts], unchanged: new Set(), folder, before });
  expect(chosen.kinds).toEqual(['/press/page/0', '/press/post-0']);
  expect(chosen.further).toHaveLength(38);
  expect(chosen.further).toEqual(expect.arrayContaining(posts.slice(1, 8).map(({ path }) => path)));
  expect(chosen.left).toEqual(lists.slice(32).map(({ path }) => path));
});

test('if there are too many kinds of pages, each app gets its share', async () => {
  const kinds = lists.map((address, at) => ({ ...address, page: `kind-${at}` }));
  const contact = sampleRelease({ app: 'mf-contact' });
  const own = [...kinds, { path: '/contact', page: 'contact', release: contact }];
  const chosen = await chooseAddresses({ own, unchanged: new Set(), folder, before });
  expect(chosen.kinds).toEqual(['/press/page/0', '/contact', ...kinds.slice(1, 39).map(({ path }) => path)]);
});

test('an unchanged page is opened only as the first of its kind', async () => {
  const unchanged = new Set(posts.map(({ path }) => path));
  const chosen = await chooseAddresses({ own: posts, unchanged, folder, before });
  expect(chosen).toEqual({ kinds: ['/press/post-0'], further: [], left: [] });
});
