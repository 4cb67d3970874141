import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test, vi } from 'vitest';
import { sampleRelease } from '../../testing/sample-release';
import { feedContent } from './feed-content';
import { writeSite } from './write-site';

vi.mock('./feed-content', () => ({ feedContent: vi.fn(() => '<p>text</p>') }));

test('reads an article once, however many pages have the canonical path of its blog', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'blog/loom'), { recursive: true });
  await writeFile(join(folder, 'blog/loom/index.html'), '<p>text</p>');
  const blog = { '@id': 'https://x/blog', name: 'Blog', description: 'Notes', blogPost: [] };
  const article = {
    feedOf: '/blog',
    headline: 'Loom',
    datePublished: '2026-01-01',
    author: { name: 'Asha' },
  };
  const page = (path: string, head: object) => ({
    path,
    file: '',
    head: { title: 'Blog', description: 'Notes', path, ...head },
  });
  const lists = Array.from({ length: 100 }, (_, at) => page(`/blog/page/${at}`, { path: '/blog', blog }));
  await writeSite(
    folder,
    { shell: sampleRelease({ app: 'shell' }), remotes: [], mounts: {} },
    { pages: [...lists, page('/blog/loom', { article })], links: { pages: {}, frame: [] }, withdrawn: [] },
  );
  expect(feedContent).toHaveBeenCalledOnce();
});
