import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComposedPage } from '@site/shared/node/composed-site';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test } from 'vitest';
import { KeptFiles } from '../../registry/files/kept-files';
import { keepImages, keepPages } from './keep-pages';

const page: ComposedPage = {
  path: '/career',
  file: 'career/index.html',
  head: { path: '/career', title: 'Career', description: '' },
  composer: 'this code',
};
const image = 'share/career.png';

async function snapshotWithImage(): Promise<KeptFiles> {
  const before = await temporaryFolder();
  await mkdir(join(before, 'share'));
  await writeFile(join(before, image), 'drawn');
  return new KeptFiles(before);
}

test('a share image is taken from the snapshot before for the same page', async () => {
  const kept = await snapshotWithImage();
  const folder = await temporaryFolder();
  expect(keepImages(kept, folder, [page], 'this code')('/career', 'Career')).toBe(true);
  expect(await readFile(join(folder, image), 'utf8')).toBe('drawn');
  expect(kept.links).toEqual(new Set([image]));
});

test.each([
  ['another title', '/career', 'Jobs', 'this code'],
  ['another page', '/team', 'Career', 'this code'],
  ['other code that draws', '/career', 'Career', 'other code'],
])('a share image is drawn again for %s', async (_, path, title, composer) => {
  const kept = await snapshotWithImage();
  expect(keepImages(kept, await temporaryFolder(), [page], composer)(path, title)).toBe(false);
});

test.each([
  ['in the first snapshot', async () => undefined],
  ['if the snapshot before has none', async () => new KeptFiles(await temporaryFolder())],
])('a share image is drawn %s', async (_, before) => {
  const keepImage = keepImages(await before(), await temporaryFolder(), [page], 'this code');
  expect(keepImage('/career', 'Career')).toBe(false);
});

test('a file that the snapshot before lacks is named, with the remedy', async () => {
  const before = await temporaryFolder();
  await expect(keepPages(new KeptFiles(before), await temporaryFolder(), ['/career'])).rejects.toThrow(
    `${before}/career/index.html is missing. A new build of the shell composes all pages again. Copy it back`,
  );
});
