import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { beforeEach, expect, test, vi } from 'vitest';
import { KeptFiles } from '../../registry/files/kept-files';
import { writeText } from '../../registry/files/write-file';
import { sampleRelease } from '../../testing/sample-release';
import { feedContent } from './feed-content';
import { writeSite } from './write-site';

vi.mock('./feed-content', () => ({ feedContent: vi.fn(() => '<p>text</p>') }));

beforeEach(() => void vi.mocked(feedContent).mockClear());

const blog = { '@id': 'https://x/blog', name: 'Blog', description: 'Notes', blogPost: [] };
const page = (path: string, head: object) => ({
  path,
  file: '',
  head: { title: 'Blog', description: 'Notes', path, ...head },
});
const article = page('/blog/loom', {
  article: { feedOf: '/blog', headline: 'Loom', datePublished: '2026-01-01', author: { name: 'Asha' } },
});
const live = { shell: sampleRelease({ app: 'shell' }), remotes: [], mounts: { '/blog': 'mf-blog' } };
const rest = { links: { pages: {}, frame: [] }, withdrawn: [] };

/** A snapshot with the page of the article. */
async function snapshot(): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'blog/loom'), { recursive: true });
  await writeFile(join(folder, 'blog/loom/index.html'), '<p>text</p>');
  return folder;
}

test('reads an article once, however many pages have the canonical path of its blog', async () => {
  const lists = Array.from({ length: 100 }, (_, at) => page(`/blog/page/${at}`, { path: '/blog', blog }));
  await writeSite(await snapshot(), live, { ...rest, pages: [...lists, article] });
  expect(feedContent).toHaveBeenCalledOnce();
});

test('keeps the feed of an app that does not change, without reading its articles', async () => {
  const before = await temporaryFolder();
  await writeText(before, 'blog/feed.xml', 'kept');
  const feedWith = async (from: string, changed: Set<string>) => {
    const folder = await snapshot();
    const kept = { files: new KeptFiles(from), changed };
    await writeSite(folder, live, { ...rest, pages: [page('/blog', { blog }), article], kept });
    return readFile(join(folder, 'blog/feed.xml'), 'utf8');
  };
  expect(await feedWith(before, new Set(['mf-careers']))).toBe('kept');
  expect(feedContent).not.toHaveBeenCalled();
  const written = expect.stringContaining('<title>Loom</title>');
  expect(await feedWith(before, new Set(['mf-blog']))).toEqual(written);
  // A snapshot of an earlier version of this code may have none.
  expect(await feedWith(await temporaryFolder(), new Set())).toEqual(written);
});
